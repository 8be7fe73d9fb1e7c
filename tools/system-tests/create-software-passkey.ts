import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

/** The options of a passkey ceremony that a software passkey uses. */
interface Question {
  challenge: string
  rp?: { id: string }
  rpId?: string
  user?: { id: string }
}

const FLAGS = { isMade: 0x45, isUsed: 0x05 }
const base64 = (bytes: Uint8Array | string) => Buffer.from(bytes).toString('base64url')
const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest()

/**
 * A software passkey (WebAuthn level 3, ES256, no attestation), which responds as a browser at an origin of the shop.
 */
export function createSoftwarePasskey(originOf: (host: string) => string) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(16)
  let user = ''

  const clientData = (type: 'create' | 'get', question: Question, host: string) =>
    JSON.stringify({ type: `webauthn.${type}`, challenge: question.challenge, origin: originOf(host) })
  const credential = (response: Record<string, unknown>) => ({
    ...{ id: base64(id), rawId: base64(id), type: 'public-key', clientExtensionResults: {} },
    response,
  })
  const authenticatorData = (host: string, flags: number) =>
    Buffer.concat([sha256(host), Buffer.of(flags, 0, 0, 0, 0)])

  return {
    create(options: object) {
      const question = options as Question
      const host = question.rp?.id ?? ''
      user = question.user?.id ?? ''
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
      // COSE: a key of two coordinates (1: 2), ES256 (3: -7), on P-256 (-1: 1).
      const cose = Buffer.concat([
        Buffer.from('a5010203262001215820', 'hex'),
        Buffer.from(x, 'base64url'),
        Buffer.from('225820', 'hex'),
        Buffer.from(y, 'base64url'),
      ])
      const data = Buffer.concat([
        authenticatorData(host, FLAGS.isMade),
        ...[Buffer.alloc(16), Buffer.of(0, id.length), id, cose],
      ])
      // CBOR: { fmt: 'none', attStmt: {}, authData: <bytes> }
      const attestation = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex'),
        ...[Buffer.of(data.length), data],
      ])
      return credential({
        clientDataJSON: base64(clientData('create', question, host)),
        attestationObject: base64(attestation),
        transports: ['internal'],
      })
    },
    get(options: object) {
      const question = options as Question
      const host = question.rpId ?? ''
      const [client, data] = [clientData('get', question, host), authenticatorData(host, FLAGS.isUsed)]
      return credential({
        ...{ clientDataJSON: base64(client), authenticatorData: base64(data), userHandle: user },
        signature: base64(sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)),
      })
    },
  }
}
