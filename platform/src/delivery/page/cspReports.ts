import type { FastifyInstance } from 'fastify';
import { addressOf } from '../../foundation/http/ipAddress.ts';
import type { RateRule } from '../../foundation/http/rateLimits.ts';
import { reportPath } from './securityHeaders.ts';
import type { Services } from './services.ts';

/** A broken page can report hundreds of violations a minute, of which the first few suffice. */
const perReporter: RateRule = { name: 'policy report', burst: 20, perSecond: 0.2 };

/**
 * A violation of the page's policy reported by a browser. Addresses without their queries, which can contain what a
 * visitor typed.
 */
export interface Violation {
  directive: string;
  blocked: string;
  page: string;
  sample: string;
}

/**
 * Receives browsers' reports of policy violations and logs them, a few per address. In demonstration mode `GET
 * …/csp-report/count` returns how many came, for the tests.
 */
export function serveReports(server: FastifyInstance, { rateLimits, settings, log }: Services): void {
  const seen: { reports: number; last: Violation | null } = { reports: 0, last: null };

  void server.register((scope, _options, done) => {
    scope.addContentTypeParser(
      ['application/csp-report', 'application/reports+json'],
      { parseAs: 'string', bodyLimit: 32_768 },
      (_request, body, read) => read(null, parsed(String(body))),
    );
    scope.post(reportPath, async (request, reply) => {
      if (rateLimits.take(perReporter, addressOf(request.ip)) > 0) return reply.code(429).send();
      for (const violation of violationsOf(request.body)) {
        seen.reports += 1;
        seen.last = violation;
        log.warn({ violation }, 'the page policy stopped something');
      }
      return reply.code(204).send();
    });
    if (settings.mode === 'demonstration') {
      scope.get(`${reportPath}/count`, async (_request, reply) => reply.header('cache-control', 'no-store').send(seen));
    }
    done();
  });
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const word = (value: unknown): string => (typeof value === 'string' ? value.slice(0, 200) : '');
const address = (value: unknown): string => word(value).replace(/[?#].*$/s, '');

/** Parses both formats: `report-uri` sends `{ "csp-report": { … } }`, the Reporting API a list of `{ type, body }`. */
export function violationsOf(body: unknown): Violation[] {
  if (Array.isArray(body)) {
    return body.slice(0, 20).flatMap((report) => {
      if (!isFields(report) || !isFields(report.body)) return [];
      const { effectiveDirective, blockedURL, documentURL, sample, destination } = report.body;
      const directive = word(effectiveDirective) || `${word(report.type)} ${word(destination)}`.trim();
      return [{ directive, blocked: address(blockedURL), page: address(documentURL), sample: word(sample) }];
    });
  }
  if (!isFields(body) || !isFields(body['csp-report'])) return [];
  const report = body['csp-report'];
  return [
    {
      directive: word(report['effective-directive']) || word(report['violated-directive']),
      blocked: address(report['blocked-uri']),
      page: address(report['document-uri']),
      sample: word(report['script-sample']),
    },
  ];
}
