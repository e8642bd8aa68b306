import { createPrivateKey, generateKeyPairSync, sign } from 'node:crypto';

/** ASN.1 DER: a tag, the length, the contents (X.690, 8.1). */
function der(tag: number, ...parts: Uint8Array[]): Buffer {
  const contents = Buffer.concat(parts);
  const size = contents.length;
  const length = size < 128 ? [size] : size < 256 ? [0x81, size] : [0x82, size >> 8, size & 0xff];
  return Buffer.concat([Buffer.from([tag, ...length]), contents]);
}

const sequence = (...parts: Uint8Array[]) => der(0x30, ...parts);
const utcTime = (text: string) => der(0x17, Buffer.from(text));

/** sha256WithRSAEncryption, with its NULL parameter; and the attribute commonName. */
const rsaWithSha256 = sequence(Buffer.from('06092a864886f70d01010b0500', 'hex'));
const commonName = Buffer.from('0603550403', 'hex');

/** A new RSA key with a self-signed certificate (RFC 5280), both as PEM. */
export function makeCertificate(name: string): { privateKey: string; certificate: string } {
  const keys = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'der' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const subject = sequence(der(0x31, sequence(commonName, der(0x0c, Buffer.from(name)))));
  const toBeSigned = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from([1])),
    rsaWithSha256,
    subject,
    sequence(utcTime('200101000000Z'), utcTime('491231235959Z')),
    subject,
    keys.publicKey,
  );
  const signature = sign('sha256', toBeSigned, createPrivateKey(keys.privateKey));
  const certificate = sequence(toBeSigned, rsaWithSha256, der(0x03, Buffer.from([0]), signature));
  const lines = certificate.toString('base64').replace(/.{64}/g, '$&\n');
  return {
    privateKey: keys.privateKey,
    certificate: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`,
  };
}
