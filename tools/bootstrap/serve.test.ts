import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { root } from './root.mjs'

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'serve-'))
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

/**
 * Output of an `npm start` that serves this program while this build runs; the program also records in a file that it
 * has opened.
 */
function start(program: string, work: string): Promise<{ said: string[]; code: number }> {
  const file = join(folder, 'program.mjs')
  const opened = JSON.stringify(join(folder, 'opened'))
  const say = `import { writeFileSync } from 'node:fs'
    writeFileSync(${opened}, String(process.pid))`
  writeFileSync(file, `${say}\n${program}`)
  const starter = `
    import { startWhileBuilding } from ${JSON.stringify(join(root, 'tools/bootstrap/serve.mjs'))}
    import { existsSync, readFileSync } from 'node:fs'
    const until = async fact => {
      while (!fact()) await new Promise(done => setTimeout(done, 20))
    }
    const opens = () => existsSync(${opened}) && readFileSync(${opened}, 'utf8') !== ''
    const ends = () => {
      try {
        return opens() && !process.kill(Number(readFileSync(${opened}, 'utf8')), 0)
      } catch {
        return true
      }
    }
    const say = words => process.stdout.write(words + '\\n')
    await startWhileBuilding(${JSON.stringify(root)}, [${JSON.stringify(file)}], {}, async tell => { ${work} }).catch(() => process.exit(1))`
  const env = { ...process.env, npm_lifecycle_event: 'start' }
  return new Promise(done => {
    execFile(process.execPath, ['--input-type=module', '-e', starter], { env }, (error, stdout) =>
      done({ said: stdout.trim().split('\n'), code: Number(error?.code ?? 0) }),
    )
  })
}

const SHOP = `
  process.on('message', part => {
    process.stdout.write('serves ' + part + '\\n')
    if (part === 'designer') process.disconnect()
  })`

test('a shop opens while what it serves is built, and serves each part once that is done', async () => {
  const { said, code } = await start(SHOP, `await until(opens); tell('storefront'); tell('designer')`)
  expect(said).toEqual(['serves storefront', 'serves designer'])
  expect(code).toBe(0)
})

test('a shop ends where what it serves cannot be built', async () => {
  const { said, code } = await start(SHOP, `await until(opens); throw new Error('no build')`)
  expect(said).toEqual([''])
  expect(code).toBe(1)
})

test('a shop that cannot open lets the build end, so that the next start finds it done', async () => {
  const { said, code } = await start(`process.exitCode = 7`, `await until(ends); say('built')`)
  expect(said).toEqual(['built'])
  expect(code).toBe(7)
})
