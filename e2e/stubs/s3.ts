import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { listen } from './listen.ts';

export interface S3Stub {
  /** The bucket's address. */
  url: string;
  keyId: string;
  secret: string;
  /** What is in the bucket, by key. */
  objects: Map<string, Buffer>;
  /** What was asked, such as `PUT a.backup`. */
  asked: string[];
  /** Uploads in parts that were begun and neither completed nor aborted, by their id. */
  uploads: ReadonlyMap<string, ReadonlyMap<number, Buffer>>;
  /** Fails as a busy service does, with 500, if it says so. */
  fails: (method: string, part: string | null) => boolean;
  close(): Promise<void>;
}

/**
 * A bucket behind S3's protocol: list (version 2), put, get, delete and uploads in parts. Every request has to be signed with Signature
 * Version 4; a wrong one gets the 403 that S3 gives.
 */
export async function startS3Stub(bucket = 'backups', region = 'auto'): Promise<S3Stub> {
  const [keyId, secret] = ['a-key', 'a/secret+of/the=stub'];
  const objects = new Map<string, Buffer>();
  const uploads = new Map<string, Map<number, Buffer>>();
  const asked: string[] = [];

  const stub: S3Stub = {
    url: '',
    keyId,
    secret,
    objects,
    uploads,
    asked,
    fails: () => false,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };

  async function answer(request: IncomingMessage, body: Buffer): Promise<[status: number, text: string | Buffer]> {
    const url = new URL(request.url ?? '/', `http://${request.headers.host}`);
    if (signatureOf(request, url, region, secret) !== /Signature=(\w+)/.exec(request.headers.authorization ?? '')?.[1])
      return [403, fault('SignatureDoesNotMatch')];
    const [, first, ...rest] = url.pathname.split('/');
    const key = decodeURIComponent(rest.join('/'));
    if (first !== bucket) return [404, fault('NoSuchBucket')];
    asked.push(`${request.method} ${key}`);
    if (stub.fails(request.method ?? '', url.searchParams.get('partNumber'))) return [500, fault('InternalError')];
    const upload = url.searchParams.get('uploadId');
    if (request.method === 'GET' && key === '') return [200, presentList(objects)];
    if (request.method === 'POST' && url.searchParams.has('uploads')) {
      const id = `upload-${uploads.size}`;
      uploads.set(id, new Map());
      return [
        200,
        `<InitiateMultipartUploadResult><Bucket>${bucket}</Bucket><Key>${key}</Key><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`,
      ];
    }
    if (upload !== null) return answerPart(request, key, upload, Number(url.searchParams.get('partNumber')), body);
    if (request.method === 'PUT') objects.set(key, body);
    if (request.method === 'DELETE') objects.delete(key);
    if (request.method === 'DELETE') return [204, ''];
    const found = objects.get(key);
    return found ? [200, request.method === 'GET' ? found : ''] : [404, fault('NoSuchKey')];
  }

  function answerPart(
    request: IncomingMessage,
    key: string,
    id: string,
    part: number,
    body: Buffer,
  ): [status: number, text: string] {
    const parts = uploads.get(id);
    if (!parts) return [404, fault('NoSuchUpload')];
    if (request.method === 'PUT') parts.set(part, body);
    if (request.method === 'DELETE') uploads.delete(id);
    if (request.method !== 'POST') return [200, ''];
    const wanted = [...body.toString().matchAll(/<PartNumber>(\d+)</g)].map(([, number]) => parts.get(Number(number)));
    if (wanted.some((one) => one === undefined)) return [400, fault('InvalidPart')];
    objects.set(key, Buffer.concat(wanted.filter((one) => one !== undefined)));
    uploads.delete(id);
    return [
      200,
      `<CompleteMultipartUploadResult><Bucket>${bucket}</Bucket><Key>${key}</Key><ETag>"${etagOf(objects.get(key))}"</ETag></CompleteMultipartUploadResult>`,
    ];
  }

  const server = createServer((request, response) => {
    buffer(request)
      .then(async (body) => {
        const [status, text] = await answer(request, body);
        response.writeHead(status, {
          'Content-Type': typeof text === 'string' ? 'application/xml' : 'application/octet-stream',
          ETag: `"${etagOf(body)}"`,
        });
        response.end(text);
      })
      .catch((error: Error) => response.destroy(error));
  });
  const port = await listen(server);
  stub.url = `http://127.0.0.1:${port}/${bucket}`;
  return stub;
}
const etagOf = (bytes: Buffer = Buffer.alloc(0)) => createHash('md5').update(bytes).digest('hex');
const fault = (code: string) => `<Error><Code>${code}</Code><Message>The stub says so.</Message></Error>`;

function presentList(objects: ReadonlyMap<string, Buffer>): string {
  const contents = [...objects].map(
    ([key, bytes]) =>
      `<Contents><Key>${key}</Key><LastModified>${new Date().toISOString()}</LastModified><ETag>"${etagOf(bytes)}"</ETag><Size>${bytes.length}</Size><StorageClass>STANDARD</StorageClass></Contents>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?><ListBucketResult><Name>backups</Name><KeyCount>${objects.size}</KeyCount><IsTruncated>false</IsTruncated>${contents.join('')}</ListBucketResult>`;
}

/** The signature that the request should have, by Amazon's description of Signature Version 4. */
function signatureOf(request: IncomingMessage, url: URL, region: string, secret: string): string {
  const { authorization = '' } = request.headers;
  const signed = /SignedHeaders=([^,\s]+)/.exec(authorization)?.[1]?.split(';') ?? [];
  const at = String(request.headers['x-amz-date']);
  const day = at.slice(0, 8);
  const query = [...url.searchParams]
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .sort()
    .join('&');
  const canonical = [
    request.method,
    url.pathname,
    query,
    ...signed.map((name) => `${name}:${String(request.headers[name]).trim()}`),
    '',
    signed.join(';'),
    String(request.headers['x-amz-content-sha256']),
  ].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const hash = createHash('sha256').update(canonical).digest('hex');
  let key: string | Buffer = `AWS4${secret}`;
  for (const text of [day, region, 's3', 'aws4_request']) key = createHmac('sha256', key).update(text).digest();
  return createHmac('sha256', key).update(['AWS4-HMAC-SHA256', at, scope, hash].join('\n')).digest('hex');
}
