import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const FILE = fileURLToPath(new URL('./drawing-process.ts', import.meta.url))

// On a busy machine the rendering code takes seconds to load, and a customer with 200 names would wait for it in the
// cart.
test('a process that only sets words loads nothing that draws', async () => {
  const script = `
    const { createRequire } = await import('node:module')
    await import(${JSON.stringify(FILE)})
    console.log(Object.keys(createRequire(${JSON.stringify(FILE)}).cache).join('\\n'))`
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script])
  expect(stdout.split('\n').filter(path => /node_modules\/(sharp|pdf|@img)/.test(path))).toEqual([])
})
