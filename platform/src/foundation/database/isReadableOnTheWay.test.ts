import { expect, test } from '@jest/globals';
import { isReadableOnTheWay } from './isReadableOnTheWay.ts';

test.each([
  ['postgresql://a:b@localhost:5432/unisite', false],
  ['postgresql://a:b@127.0.0.1/unisite', false],
  ['postgresql://a:b@[::1]/unisite', false],
  ['postgresql://a:b@localhost:5432/unisite?host=%2Fvar%2Frun%2Fpostgresql', false],
  ['postgresql://a:b@/unisite?host=/var/run/postgresql', false],
  ['postgresql://a:b@db.example/unisite?sslmode=verify-full', false],
  ['postgresql://a:b@db.example/unisite?sslmode=require', false],
  ['not an address', false],
  ['postgresql://a:b@db.example/unisite', true],
  ['postgresql://a:b@10.0.0.5/unisite', true],
  ['postgresql://a:b@localhost/unisite?host=db.example', true],
  ['postgresql://a:b@db.example/unisite?sslmode=prefer', true],
  ['postgresql://a:b@db.example/unisite?sslmode=no-verify', true],
  ['postgresql://a:b@127.0.0.1.example/unisite', true],
])('%s', (url, readable) => expect(isReadableOnTheWay(url)).toBe(readable));
