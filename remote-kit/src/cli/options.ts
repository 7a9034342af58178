import { Option } from 'commander';
import { keyVariable } from '../registry/teamKey.ts';
import { parseSite } from './parse.ts';

export const keyOption = (): Option =>
  new Option('--key <file>', `the file of the team’s key (else the one that ${keyVariable} names)`);

export const siteOption = (): Option =>
  new Option('--site <address>', 'the site, e.g. https://example.org')
    .env('UNISITE_SITE')
    .argParser(parseSite)
    .makeOptionMandatory();

export const jsonOption = (): Option => new Option('--json', 'as JSON');
