import { createWriteStream } from 'node:fs'
import { readFile, rename } from 'node:fs/promises'
import { userInfo } from 'node:os'
import { join, resolve } from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import { restore } from './backup.ts'
import { askRunningShop } from './control.ts'
import { controlCommands } from './control-commands.ts'
import { readEnvironment } from './environment.ts'
import { keysCommand } from './keys/keys-command.ts'
import { firstKeys, keyFileOf, secretsOf } from './keys/open-keys.ts'
import { createLog } from './log.ts'
import { openData, REPOSITORY } from './open-data.ts'
import { openFlags } from './open-flags.ts'
import { previewAddress } from './preview.ts'
import { previewTokenOf } from './preview-token.ts'
import { priceListsCommand } from './price-lists-command.ts'
import { makePrivate, writePrivately } from './private-files.ts'
import { makeSealKey, readIdentities, readPassphrase, seal } from './sealed-file.ts'

const USAGE = `npm run shop -- <command>

  print <line-id> --out file.pdf   write the print file of a cart line
  backup --out file.tar.gz.age --for age1... | --passphrase-file file
                                   save database, photos and keys, encrypted (works while the shop runs)
  backup --out file.tar.gz         the same in clear text
  backup-key --out key.txt         make the key of encrypted backups; keep it away from the shop
  restore --from file [--identity key.txt | --passphrase-file file]
                                   put a backup into an empty data folder (DATA_DIR)
  voucher create --amount 25 --currency EUR [--from 2026-12-01] [--until 2027-12-31]
  voucher create --percent 15 [...]
                                   make a voucher and show its code, this once
  payments import FILE [--account IBAN]
                                   count the money of a bank's statement (camt.053, camt.054, CSV) for its orders
  payments list [--all]            money and refunds that wait for somebody
  payments match <entry> <order>   count an entry for an order
  payments settle <entry>          the money went back, or the refund was sent, by hand
  orders                           show what can be done with orders
  customers list|show|log-out|export|erase
                                   accounts, and what is kept of somebody
  whitelabel:create <mail> --company NAME [...]
  whitelabel:list|show|remove      customers who sell under their own name
  price-lists list|show|check      versions of the prices, and whether a folder of them could be served
  operator create|link|list|remove
                                   who works for the shop, and how they log in
  flags report [name] [event]      results of split tests
  keys list                        what signs cookies, links and webhooks, and since when
  keys rotate <purpose>            make a new key; the old one is taken until it is retired
  keys retire <purpose> <id>       take nothing any more that this key signed
  doctor                           what is wrong with the shop, and what will be
  jobs                             list what waits, runs or was given up, as JSON
  jobs show <id>                   show one job
  jobs retry <id|all>              take what was given up back into its queue
  preview <address>                show the address of a page with its drafts, for an hour

"npm run shop -- <command>" alone shows what a command can do. Stories are checked by "npm run content:check".
`

/** What has words and options of its own. */
const AREAS = ['orders', 'customers', 'operator', 'whitelabel', 'price-lists']

/** `whitelabel:create` and `whitelabel create` are the same, and so are `customer` and `customers`. */
const asked = process.argv.slice(2).flatMap((word, index) => (index === 0 ? word.split(':') : word))
if (asked[0] === 'customer') asked[0] = 'customers'

const { positionals, values } = parseArgs({
  args: asked.slice(0, AREAS.includes(asked[0] ?? '') ? 1 : undefined),
  allowPositionals: true,
  options: {
    out: { type: 'string' },
    from: { type: 'string' },
    for: { type: 'string', multiple: true },
    identity: { type: 'string' },
    'passphrase-file': { type: 'string' },
    amount: { type: 'string' },
    currency: { type: 'string' },
    percent: { type: 'string' },
    until: { type: 'string' },
    account: { type: 'string' },
    all: { type: 'boolean' },
    json: { type: 'boolean' },
  },
})

writePrivately()
try {
  await run(positionals, values)
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exitCode = 1
}

async function run([command, argument, ...more]: string[], options: typeof values) {
  const { out, account, all, json, identity, for: recipients, 'passphrase-file': secret, ...rest } = options
  const { from } = rest
  const environment = readEnvironment()
  const dataDir = resolve(environment.DATA_DIR)
  if (command === 'print' && argument && out) await save(out, await ask('print', argument))
  else if (command === 'backup' && out) await save(out, await backup())
  else if (command === 'backup-key' && out) await save(out, Readable.from(await makeSealKey()))
  else if (command === 'restore' && from)
    await restore(resolve(from), dataDir, {
      identities: identity ? await readIdentities(identity) : [],
      passphrase: await passphrase(),
    })
  else if (command === 'voucher' && argument === 'create')
    process.stdout.write(`${await text(await ask('voucher', JSON.stringify(rest)))}\n`)
  else if (command !== undefined && AREAS.includes(command)) await area(command)
  else if (command === 'payments' && argument) await payments(argument, more)
  else if (command === 'jobs')
    process.stdout.write(`${await text(await ask('jobs', JSON.stringify([argument, more[0]])))}\n`)
  else if (command === 'keys') process.stdout.write(await keys([argument ?? '', ...more]))
  else if (command === 'doctor') process.stdout.write(await text(await ask('doctor', '')))
  else if (command === 'flags')
    process.stdout.write(await text(await ask('flags', JSON.stringify([argument, ...more]))))
  else if (command === 'preview' && argument) process.stdout.write(`${await preview(argument)}\n`)
  else throw new Error(USAGE)

  async function passphrase(): Promise<string | undefined> {
    return secret === undefined ? undefined : readPassphrase(secret)
  }

  /** Encrypted here and not in the shop, which has customers to serve. */
  async function backup(): Promise<Readable> {
    const sealFor = { recipients, passphrase: await passphrase() }
    if (recipients && secret) throw new Error('Encrypt a backup for keys or with a passphrase, not both.')
    const plain = await ask('backup', '')
    return recipients || secret ? seal(plain, sealFor) : plain
  }

  async function area(name: string): Promise<void> {
    const words = asked.slice(1)
    if (name === 'price-lists')
      return void process.stdout.write(await priceListsCommand(join(REPOSITORY, 'catalogue'), words))
    const { logo } = parseArgs({ args: words, strict: false, options: { logo: { type: 'string' } } }).values
    const file = name === 'whitelabel' && typeof logo === 'string' ? await readFile(logo) : undefined
    const argument = JSON.stringify({ words, operator: operatorName() })
    process.stdout.write(await text(await ask(name, argument, file)))
  }

  async function payments(action: string, [first, second]: string[]): Promise<void> {
    const named: Record<string, object | undefined> = {
      import: first ? { account } : undefined,
      list: { all },
      match: first && second ? { entry: first, order: second } : undefined,
      settle: first ? { entry: first } : undefined,
    }
    if (!named[action]) throw new Error(USAGE)
    const asked = JSON.stringify({ action, ...named[action], json, operator: operatorName() })
    const file = action === 'import' && first ? await readFile(first) : undefined
    process.stdout.write(await text(await ask('payments', asked, file)))
  }

  /** The file is the command's own to write: running shops look at it by themselves. */
  async function keys(words: string[]): Promise<string> {
    await makePrivate(dataDir)
    const first = firstKeys(environment, await secretsOf(environment, dataDir))
    return keysCommand({ file: keyFileOf(environment), first, now: new Date() }, words)
  }

  async function preview(address: string): Promise<URL> {
    const token = await previewTokenOf(environment, dataDir)
    if (token === undefined) throw new Error('A Storyblok space needs STORYBLOK_PREVIEW_TOKEN for previews.')
    return previewAddress(new URL(address), token)
  }

  // The embedded database belongs to one process: the running shop if there is one, else this.
  async function ask(name: string, value: string, file?: Uint8Array): Promise<Readable> {
    const running = await askRunningShop(dataDir, name, value, file)
    if (running) return running
    const log = createLog('warn')
    // Asks and leaves: works nothing off.
    const visitor = { ...environment, ROLES: ['api' as const] }
    const data = await openData({ environment: visitor, dataDir, log })
    const flags = await openFlags({ environment, data, addressOf: () => undefined, log })
    try {
      const answer = await controlCommands(data, environment, log, flags)[name]?.(
        value,
        file ?? new Uint8Array(),
      )
      return Readable.from(answer instanceof Readable ? await answer.toArray() : [answer])
    } finally {
      flags.close()
      await data.pictures.close()
      data.keys.close()
      await data.jobs.close()
      await data.database.close()
    }
  }
}

/** Who is at the keyboard, as journals name them; machines without user names have an operator all the same. */
function operatorName(): string {
  try {
    return (
      userInfo()
        .username.replace(/[^\w.@-]/g, '-')
        .slice(0, 60) || 'operator'
    )
  } catch {
    return 'operator'
  }
}

async function save(file: string, content: Readable): Promise<void> {
  const partial = `${file}.part`
  await pipeline(content, createWriteStream(partial, { flush: true }))
  await rename(partial, file)
  process.stdout.write(`wrote ${file}\n`)
}
