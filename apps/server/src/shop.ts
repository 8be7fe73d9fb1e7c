import { createWriteStream } from 'node:fs'
import { rename } from 'node:fs/promises'
import { resolve } from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import { restore } from './backup.ts'
import { askRunningShop } from './control.ts'
import { controlCommands } from './control-commands.ts'
import { readEnvironment } from './environment.ts'
import { createLog } from './log.ts'
import { openData } from './open-data.ts'
import { previewAddress } from './preview.ts'
import { previewTokenOf } from './preview-token.ts'
import { writePrivately } from './private-files.ts'

const USAGE = `npm run shop -- <command>

  print <line-id> --out file.pdf   write the print file of a cart line
  backup --out file.tar.gz         save database, photos and keys (works while the shop runs)
  restore --from file.tar.gz       put a backup into an empty data folder (DATA_DIR)
  voucher create --amount 25 --currency EUR [--from 2026-12-01] [--until 2027-12-31]
  voucher create --percent 15 [...]
                                   make a voucher and show its code, this once
  preview <address>                show the address of a page with its drafts, for an hour
`

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: 'string' },
    from: { type: 'string' },
    amount: { type: 'string' },
    currency: { type: 'string' },
    percent: { type: 'string' },
    until: { type: 'string' },
  },
})

writePrivately()
try {
  await run(positionals[0], positionals[1], values)
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exitCode = 1
}

async function run(command: string | undefined, argument: string | undefined, options: typeof values) {
  const { out, ...rest } = options
  const { from } = rest
  const environment = readEnvironment()
  const dataDir = resolve(environment.DATA_DIR)
  if (command === 'print' && argument && out) await save(out, await ask('print', argument))
  else if (command === 'backup' && out) await save(out, await ask('backup', ''))
  else if (command === 'restore' && from) await restore(resolve(from), dataDir)
  else if (command === 'voucher' && argument === 'create')
    process.stdout.write(`${await text(await ask('voucher', JSON.stringify(rest)))}\n`)
  else if (command === 'preview' && argument) process.stdout.write(`${await preview(argument)}\n`)
  else throw new Error(USAGE)

  async function preview(address: string): Promise<URL> {
    const token = await previewTokenOf(environment, dataDir)
    if (token === undefined) throw new Error('A Storyblok space needs STORYBLOK_PREVIEW_TOKEN for previews.')
    return previewAddress(new URL(address), token)
  }

  // The embedded database belongs to one process: the running shop if there is one, else this.
  async function ask(name: string, value: string): Promise<Readable> {
    const running = await askRunningShop(dataDir, name, value)
    if (running) return running
    const data = await openData({ environment, dataDir, log: createLog('warn') })
    try {
      const answer = await controlCommands(data)[name]?.(value)
      return Readable.from(answer instanceof Readable ? await answer.toArray() : [answer])
    } finally {
      await data.pictures.close()
      await data.database.close()
    }
  }
}

async function save(file: string, content: Readable): Promise<void> {
  const partial = `${file}.part`
  await pipeline(content, createWriteStream(partial, { flush: true }))
  await rename(partial, file)
  process.stdout.write(`wrote ${file}\n`)
}
