import { createHash } from 'node:crypto'
import {
  addOperatorPasskey,
  consumePasskeyChallenge,
  type Database,
  findInvitation,
  findOperator,
  findOperatorPasskey,
  listOperatorPasskeys,
  type NewOperatorPasskey,
  removeOperatorPasskey,
  setUpOperator,
  storePasskeyChallenge,
  updatePasskeyCounter,
} from '@passepartout/db'
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import type { Operator } from './operator-access.ts'

const QUESTION_MS = 5 * 60_000
const MOST_PASSKEYS = 20

/** The relying party of a passkey: origin and host name in the operator's browser. */
interface PasskeyOrigin {
  origin: string
  host: string
}

type PasskeyOwner = Operator & { email: string }

/**
 * Passkeys of operators (WebAuthn level 2). Each requires user verification by fingerprint or PIN, so that a passkey
 * replaces password and code.
 */
export function openOperatorPasskeys({ db, clock }: { db: Database; clock: () => Date }) {
  const tokenHashOf = (token: string) => createHash('sha256').update(token).digest('base64url')
  const keep = (challenge: string, operatorId: string | null) => {
    const now = clock()
    return storePasskeyChallenge(db, {
      challenge,
      operatorId,
      until: new Date(now.getTime() + QUESTION_MS),
      now,
    })
  }

  return {
    /** The operator of an invitation token from the command line. */
    async invited(token: string): Promise<PasskeyOwner | undefined> {
      return token
        ? (await findInvitation(db, { tokenHash: tokenHashOf(token), now: clock() }))?.operator
        : undefined
    },

    list: (operatorId: string) => listOperatorPasskeys(db, { operatorId }),

    /** Options for creating a passkey; `undefined` when the operator has the maximum number. */
    async askForNew(who: PasskeyOwner, { host }: PasskeyOrigin) {
      const own = await listOperatorPasskeys(db, { operatorId: who.id })
      if (own.length >= MOST_PASSKEYS) return undefined
      const options = await generateRegistrationOptions({
        ...{ rpName: 'Passepartout operators', rpID: host, userName: who.email, userDisplayName: who.name },
        userID: new TextEncoder().encode(who.id),
        excludeCredentials: own.map(({ credentialID }) => ({ id: credentialID })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      })
      await keep(options.challenge, who.id)
      return options
    },

    /** Stores a new passkey. An invitation token is consumed and the operator's older access is removed. */
    async add(who: PasskeyOwner, place: PasskeyOrigin, response: unknown, token: string): Promise<boolean> {
      const passkey = await made(who, place, response)
      if (!passkey) return false
      const now = clock()
      return db.transaction(async tx => {
        if (token)
          return setUpOperator(tx, {
            ...{ tokenHash: tokenHashOf(token), operatorId: who.id, access: { passkey }, now },
          })
        await addOperatorPasskey(tx, { ...passkey, operatorId: who.id, now })
        return true
      })
    },

    async createSignInOptions({ host }: PasskeyOrigin) {
      const options = await generateAuthenticationOptions({ rpID: host, userVerification: 'required' })
      await keep(options.challenge, null)
      return options
    },

    /** The operator whose passkey signed the response. */
    async check({ origin, host }: PasskeyOrigin, response: unknown): Promise<Operator | undefined> {
      const answer = response as AuthenticationResponseJSON
      const found = await findOperatorPasskey(db, { credentialID: String(answer?.id) })
      if (!found) return undefined
      const { passkey, operator } = found
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        response: answer,
        expectedChallenge: async challenge =>
          (await consumePasskeyChallenge(db, { challenge, now: clock() }))?.operatorId === null,
        ...{ expectedOrigin: origin, expectedRPID: host, requireUserVerification: true },
        credential: {
          id: passkey.credentialID,
          publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
          counter: passkey.counter,
        },
      }).catch(() => ({ verified: false, authenticationInfo: undefined }))
      if (!verified || !authenticationInfo) return undefined
      await updatePasskeyCounter(db, { id: passkey.id, counter: authenticationInfo.newCounter })
      return { id: operator.id, name: operator.name, roles: operator.roles }
    },

    /** `last` when it is the operator's only way to log in. */
    async remove(who: PasskeyOwner, id: string): Promise<'removed' | 'last' | 'unknown'> {
      return db.transaction(async tx => {
        const own = await listOperatorPasskeys(tx, { operatorId: who.id })
        if (!own.some(one => one.id === id)) return 'unknown'
        const hasPassword = Boolean((await findOperator(tx, { email: who.email }))?.password)
        if (own.length === 1 && !hasPassword) return 'last'
        return (await removeOperatorPasskey(tx, { operatorId: who.id, id })) ? 'removed' : 'unknown'
      })
    },
  }

  async function made(who: PasskeyOwner, { origin, host }: PasskeyOrigin, response: unknown) {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: response as RegistrationResponseJSON,
      expectedChallenge: async challenge =>
        (await consumePasskeyChallenge(db, { challenge, now: clock() }))?.operatorId === who.id,
      ...{ expectedOrigin: origin, expectedRPID: host, requireUserVerification: true },
    }).catch(() => ({ verified: false, registrationInfo: undefined }))
    if (!verified || !registrationInfo) return undefined
    const { credential, credentialDeviceType, credentialBackedUp, aaguid } = registrationInfo
    const passkey: NewOperatorPasskey = {
      name: `Passkey of ${clock().toISOString().slice(0, 10)}`,
      publicKey: Buffer.from(credential.publicKey).toString('base64url'),
      ...{ credentialID: credential.id, counter: credential.counter, aaguid },
      ...{ deviceType: credentialDeviceType, backedUp: credentialBackedUp },
      transports: credential.transports?.join() ?? null,
    }
    return passkey
  }
}
