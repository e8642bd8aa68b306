import { describe, expect, test } from 'vitest';
import { isAllowedRedirect } from './redirects.ts';

const rules = (siteUrl: string, ...redirectAllowList: string[]) => ({ siteUrl, settings: { redirectAllowList } });

describe('R-70: where a person may be sent', () => {
  const site = rules('https://shortlist.example');

  test.each([
    ['https://shortlist.example', true],
    ['https://shortlist.example/reset?x=1#part', true],
    ['http://shortlist.example/', false],
    ['https://shortlist.example:8443/', false],
    ['https://other.example/', false],
    ['https://shortlist.example.other.example/', false],
    ['https://shortlist.example@other.example/', false],
    ['https://someone@shortlist.example/', false],
    ['https://other.example\\@shortlist.example/', false],
    ['//shortlist.example/', false],
    ['/reset', false],
    ['', false],
    ['javascript:alert(1)', false],
    [`https://shortlist.example/${'x'.repeat(2048)}`, false],
  ])('the site itself, by scheme, host and port: %s', (address, isAllowed) => {
    expect(isAllowedRedirect(address, site)).toBe(isAllowed);
  });

  test.each([
    ['http://localhost:5173/login', 'http://localhost:3000', true],
    ['http://127.0.0.1:5173/login', 'http://127.0.0.1:3000', true],
    ['http://[::1]:5173/login', 'http://[::1]:3000', true],
    ['http://2130706433:3000/', 'http://127.0.0.1:3000', false],
    ['http://0x7f000001:3000/', 'http://127.0.0.1:3000', false],
    ['http://127.1:3000/', 'http://127.0.0.1:3000', false],
    ['http://192.0.2.1/', 'http://192.0.2.1', false],
  ])('the port is free on this machine, and other numbers are no hosts: %s from %s', (address, siteUrl, isAllowed) => {
    expect(isAllowedRedirect(address, rules(siteUrl))).toBe(isAllowed);
  });

  test.each([
    ['https://*.preview.example/**', 'https://a.preview.example/any/where?x=1', true],
    ['https://*.preview.example/**', 'https://a.b.preview.example/', false],
    ['https://*.preview.example/**', 'https://other.example/.preview.example/', false],
    ['https://preview.example/*', 'https://preview.example/reset#x', true],
    ['https://preview.example/*', 'https://preview.example/reset/more', false],
    ['https://preview.example/page?', 'https://preview.example/page1', true],
    ['https://preview.example/page?', 'https://preview.example/page', false],
    ['https://preview.example', 'https://preview.example', true],
    ['https://preview.example/', 'https://preview.example', true],
    ['https://previewXexample/', 'https://preview.example/', false],
    ['shortlist-app://callback', 'shortlist-app://callback', true],
    ['**', 'javascript:alert(1)', false],
    ['**', 'http://2130706433/', false],
    ['http://192.0.2.1/**', 'http://192.0.2.1/', false],
    ['http://127.0.0.1:*/**', 'http://127.0.0.1:8080/x', true],
  ])('the allow list: %s and %s', (glob, address, isAllowed) => {
    expect(isAllowedRedirect(address, rules('https://shortlist.example', glob))).toBe(isAllowed);
  });
});
