import { spawnSync } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import { readFile, rename } from 'node:fs/promises'
import { userInfo } from 'node:os'
import { join, resolve } from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import { sendControlCommand } from './control.ts'
import { readEnvironment } from './environment.ts'
import { previewAddress } from './preview.ts'
import { resolvePreviewToken } from './preview-token.ts'
import { ensurePrivateFolder, restrictFileMode } from './private-files.ts'
import { USAGE, usageOf } from './usage.ts'

// Most commands only call the running shop; the code of the others is imported when one of them is used.

/** Commands with subcommands and options of their own. */
const AREAS = ['orders', 'customers', 'operator', 'whitelabel', 'price-lists', 'accounting']

/** `whitelabel:create` equals `whitelabel create`; `customer` equals `customers`. */
const commandWords = process.argv.slice(2).flatMap((word, index) => (index === 0 ? word.split(':') : word))
if (commandWords[0] === 'customer') commandWords[0] = 'customers'

/** An area lists its own subcommands when help is requested. */
const isHelp = commandWords.some(word => word === '--help' || word === '-h')
if (isHelp) commandWords.splice(AREAS.includes(commandWords[0] ?? '') ? 1 : 0)
const command = process.argv[2]?.startsWith('-') ? undefined : process.argv[2]?.split(':')[0]

restrictFileMode()
try {
  if (isHelp && commandWords.length === 0) process.stdout.write(usageOf(command))
  else {
    const { positionals, values } = parseCommandLine()
    await run(positionals, values)
  }
} catch (error) {
  const { code, message } = error as Error & { code?: string }
  const isHelped = isHelp && commandWords.length > 0
  const hint = code?.startsWith('ERR_PARSE_ARGS') ? `\n\n${usageOf(command)}` : '\n'
  process[isHelped ? 'stdout' : 'stderr'].write(`${message}${hint}`)
  process.exitCode = isHelped ? 0 : 1
}

function parseCommandLine() {
  return parseArgs({
    args: commandWords.slice(0, AREAS.includes(commandWords[0] ?? '') ? 1 : undefined),
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
      orders: { type: 'string' },
      'beside-real-orders': { type: 'boolean' },
      all: { type: 'boolean' },
      json: { type: 'boolean' },
    },
  })
}

async function run(
  [command, argument, ...more]: string[],
  options: ReturnType<typeof parseCommandLine>['values'],
) {
  const { out, account, all, json, identity, orders, ...others } = options
  const {
    'beside-real-orders': besideRealOrders,
    for: recipients,
    'passphrase-file': secret,
    ...rest
  } = others
  const { from } = rest
  const environment = readEnvironment()
  const dataDir = resolve(environment.DATA_DIR)
  if (command === 'print' && argument && out) await save(out, await sendCommand('print', argument))
  else if (command === 'backup' && out) await save(out, await backup())
  else if (command === 'backup-key' && out)
    await save(out, Readable.from(await (await sealing()).generateBackupKey()))
  else if (command === 'restore' && from) await restore(resolve(from))
  else if (command === 'voucher' && argument === 'create')
    process.stdout.write(`${await text(await sendCommand('voucher', JSON.stringify(rest)))}\n`)
  else if (command !== undefined && AREAS.includes(command)) await area(command)
  else if (command === 'payments' && argument) await payments(argument, more)
  else if (command === 'jobs')
    process.stdout.write(`${await text(await sendCommand('jobs', JSON.stringify([argument, more[0]])))}\n`)
  else if (command === 'mails')
    process.stdout.write(await text(await sendCommand('mails', JSON.stringify([argument, more[0], more[1]]))))
  else if (command === 'keys') process.stdout.write(await keys([argument ?? '', ...more]))
  else if (command === 'demo' && orders)
    process.stdout.write(await text(await sendCommand('demo', JSON.stringify({ orders, besideRealOrders }))))
  else if (command === 'check') await checkLegal()
  else if (command === 'doctor') process.stdout.write(await text(await sendCommand('doctor', '')))
  else if (command === 'flags')
    process.stdout.write(await text(await sendCommand('flags', JSON.stringify([argument, ...more]))))
  else if (command === 'content' && argument === 'check') await checkContent(more)
  else if (command === 'preview' && argument) process.stdout.write(`${await preview(argument)}\n`)
  else throw new Error(refusal(command))

  async function passphrase(): Promise<string | undefined> {
    return secret === undefined ? undefined : (await sealing()).readPassphrase(secret)
  }

  async function restore(file: string): Promise<void> {
    const identities = identity ? await (await sealing()).readIdentities(identity) : []
    const { restore } = await import('./backup.ts')
    await restore(file, dataDir, { identities, passphrase: await passphrase() })
  }

  /** Encrypts in this process: the shop's process serves customers. */
  async function backup(): Promise<Readable> {
    const sealFor = { recipients, passphrase: await passphrase() }
    if (recipients && secret) throw new Error('Encrypt a backup for keys or with a passphrase, not both.')
    const plain = await sendCommand('backup', '')
    return recipients || secret ? (await sealing()).encryptBackup(plain, sealFor) : plain
  }

  async function area(name: string): Promise<void> {
    const words = commandWords.slice(1)
    if (name === 'price-lists') {
      const { priceListsCommand } = await import('./price-lists-command.ts')
      const { REPOSITORY } = await import('./data-services.ts')
      return void process.stdout.write(await priceListsCommand(join(REPOSITORY, 'catalogue'), words))
    }
    const { logo, out } = parseArgs({
      args: words,
      strict: false,
      options: { logo: { type: 'string' }, out: { type: 'string' } },
    }).values
    const file = name === 'whitelabel' && typeof logo === 'string' ? await readFile(logo) : undefined
    const argument = JSON.stringify({ words, operator: operatorName() })
    const made = await sendCommand(name, argument, file)
    if (name === 'accounting' && typeof out === 'string') await save(out, made)
    else process.stdout.write(await text(made))
  }

  async function payments(action: string, [first, second]: string[]): Promise<void> {
    const named: Record<string, object | undefined> = {
      import: first ? { account } : undefined,
      list: { all },
      match: first && second ? { entry: first, order: second } : undefined,
      settle: first ? { entry: first } : undefined,
    }
    if (!named[action]) throw new Error(USAGE)
    const words = JSON.stringify({ action, ...named[action], json, operator: operatorName() })
    const file = action === 'import' && first ? await readFile(first) : undefined
    process.stdout.write(await text(await sendCommand('payments', words, file)))
  }

  /** The command writes the key file itself: running shops watch the file. */
  async function keys(words: string[]): Promise<string> {
    const { keysCommand } = await import('./keys/keys-command.ts')
    const { initialKeys, keyFileOf, resolveSecrets } = await import('./keys/key-store.ts')
    await ensurePrivateFolder(dataDir)
    const first = initialKeys(environment, await resolveSecrets(environment, dataDir))
    return keysCommand({ file: keyFileOf(environment), first, now: new Date() }, words)
  }

  async function preview(address: string): Promise<URL> {
    const token = await resolvePreviewToken(environment, dataDir)
    if (token === undefined) throw new Error('A Storyblok space needs STORYBLOK_PREVIEW_TOKEN for previews.')
    return previewAddress(new URL(address), token)
  }

  // The embedded database belongs to one process: the running shop if there is one, else this one.
  async function sendCommand(name: string, value: string, file?: Uint8Array): Promise<Readable> {
    const running = await sendControlCommand(dataDir, name, value, file)
    if (running) return running
    const { runCommandOffline } = await import('./run-command-offline.ts')
    return runCommandOffline(environment, dataDir, name, value, file)
  }
}

/** Usage text for an unknown command line: of the command, or the general one. */
function refusal(command: string | undefined): string {
  const usage = usageOf(command)
  return command && usage === USAGE ? `There is no command "${command}".\n\n${USAGE}` : usage
}

/**
 * Runs the tool that checks the repository's own stories. A built shop has no such tool; its stories were checked
 * before.
 */
async function checkContent(folders: string[]): Promise<void> {
  const { REPOSITORY } = await import('./data-services.ts')
  const tool = join(REPOSITORY, 'tools/content-check.ts')
  const { status } = spawnSync(process.execPath, [tool, ...folders], { stdio: 'inherit' })
  process.exitCode = status ?? 1
}

/** Reads the files themselves, so that it works before a shop was ever started. */
async function checkLegal(): Promise<void> {
  const [{ checkLegalData }, { REPOSITORY }] = await Promise.all([
    import('./legal-check.ts'),
    import('./data-services.ts'),
  ])
  const { text, exitCode } = await checkLegalData(REPOSITORY, new Date().toISOString().slice(0, 10))
  process.stdout.write(text)
  process.exitCode = exitCode
}

function sealing() {
  return import('./age-encryption.ts')
}

/** The user name for order events and logs; `operator` on machines without user names. */
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
