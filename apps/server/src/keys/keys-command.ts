import {
  activeSigningKey,
  KEY_ACTIVATION_DELAY_MS,
  KEY_PURPOSES,
  type Key,
  type KeyFile,
  type KeyPurpose,
  keyId,
  MAX_KEYS,
  newSecret,
  readKeyFile,
  writeKeyFile,
} from './key-file.ts'
import type { InitialKeys } from './key-store.ts'

const USAGE = `npm run shop -- keys list
npm run shop -- keys rotate <cookie|link|webhook>          make a new key; the old one is taken until it is retired
npm run shop -- keys retire <cookie|link|webhook> <id>     what this key signed is not taken any more
`

/**
 * Lists, renews and retires keys in their file; running shops read it by themselves. Returns the text to print. It
 * contains a secret only for a new webhook key, which has to be entered at the content service.
 *
 * @throws Error with a sentence for the operator
 */
export async function keysCommand(
  { file, first, now }: { file: string; first: InitialKeys; now: Date },
  [action, named, id, ...more]: readonly string[],
): Promise<string> {
  const keys = await readKeyFile(file)
  const of = (purpose: KeyPurpose): Key[] => keys[purpose] ?? first[purpose].toReversed().map(initialKey)
  if (action === 'list' && !named) return listOf(of, now)
  const purpose = KEY_PURPOSES.find(one => one === named)
  if (!purpose || more.length > 0) throw new Error(USAGE)
  if (action === 'rotate' && !id) return rotate(purpose)
  if (action === 'retire' && id) return retire(purpose, id)
  throw new Error(USAGE)

  async function rotate(purpose: KeyPurpose): Promise<string> {
    const before = of(purpose)
    if (before.length >= MAX_KEYS)
      throw new Error(`Two ${purpose} keys are valid already. Retire one of them first: keys list`)
    const signsFrom = new Date(now.getTime() + (before.length === 0 ? 0 : KEY_ACTIVATION_DELAY_MS))
    const made = { secret: newSecret(), madeAt: now.toISOString(), signsFrom: signsFrom.toISOString() }
    await keep({ ...keys, [purpose]: [...before, made] })
    return purpose === 'webhook'
      ? `${keyId(made)} is taken from now on. Enter it where messages are sent from; it is shown this once:\n${made.secret}\n`
      : `${keyId(made)} is taken from now on and signs from ${made.signsFrom}.\n`
  }

  async function retire(purpose: KeyPurpose, id: string): Promise<string> {
    const before = of(purpose)
    const rest = before.filter(key => keyId(key) !== id)
    if (rest.length === before.length) throw new Error(`There is no ${purpose} key ${id}: keys list`)
    if (rest.length === 0)
      throw new Error(`${id} is the only ${purpose} key. Rotate first: keys rotate ${purpose}`)
    await keep({ ...keys, [purpose]: rest })
    return `${id} is not taken any more.\n`
  }

  async function keep(next: KeyFile): Promise<void> {
    await writeKeyFile(file, next)
  }
}

/** A key from before the key file, of unknown age. */
const initialKey = (secret: string): Key => ({
  secret,
  madeAt: new Date(0).toISOString(),
  signsFrom: new Date(0).toISOString(),
})

function listOf(of: (purpose: KeyPurpose) => Key[], now: Date): string {
  const lines = KEY_PURPOSES.flatMap(purpose => {
    const keys = of(purpose)
    const signing = activeSigningKey(keys, now)
    if (keys.length === 0) return [`${purpose.padEnd(8)} none`]
    return keys.map(key => {
      const made = key.madeAt.startsWith('1970') ? 'from the beginning' : `made ${key.madeAt}`
      const state =
        key === signing ? 'signs' : new Date(key.signsFrom) > now ? `signs from ${key.signsFrom}` : 'taken'
      return `${purpose.padEnd(8)} ${keyId(key)}  ${state}, ${made}`
    })
  })
  return `${lines.join('\n')}\n`
}
