import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { root as repository } from './root.mjs'
import { describeInstall, missingPackages } from './system-packages.mjs'
import { programsOf } from './tool-needs.mjs'

/** Records its calls, and fails where a test requires it. */
const RECORDER = `#!/bin/sh
echo "$(basename "$0") $*" >> calls
[ "$(basename "$0")" = npm ] && [ -n "$FAKE_NPM_FAILS" ] && { echo "$FAKE_NPM_FAILS" >&2; exit 1; }
[ "$(basename "$0")" = npm ] && { mkdir -p node_modules; cp package-lock.json node_modules/.package-lock.json; }
exit 0
`
/** Runs the command after its options, like sudo. */
const SUDO = '#!/bin/sh\nshift\nexec "$@"\n'
/** Programs that the scripts need; browsers of this machine are excluded. */
const SYSTEM = ['sh', 'basename', 'mkdir', 'cp', 'env', 'true', 'setpriv']

let root = ''
const file = (...path: string[]) => join(root, ...path)
const calls = () => (existsSync(file('calls')) ? readFileSync(file('calls'), 'utf8').trim().split('\n') : [])

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'commands-'))
  mkdirSync(file('tools/bootstrap'), { recursive: true })
  for (const name of readdirSync(join(repository, 'tools/bootstrap')).filter(one => one.endsWith('.mjs')))
    cpSync(join(repository, 'tools/bootstrap', name), file('tools/bootstrap', name))
  for (const name of ['start.mjs', 'test.mjs', 'run-tool.mjs'])
    cpSync(join(repository, 'tools', name), file('tools', name))
  writeFileSync(file('package-lock.json'), JSON.stringify({ packages: { '': {} } }))
  mkdirSync(file('bin'))
  for (const name of SYSTEM) {
    const found = ['/usr/bin', '/bin'].map(folder => join(folder, name)).find(path => existsSync(path))
    if (found) symlinkSync(found, file('bin', name))
  }
  for (const [name, script] of [
    ['npm', RECORDER],
    ['apt-get', RECORDER],
    ['sudo', SUDO],
  ] as const) {
    writeFileSync(file('bin', name), script)
    chmodSync(file('bin', name), 0o755)
  }
  // Node itself is installed already.
  const node = `node_modules/node-${process.platform}-${process.arch}/bin`
  mkdirSync(file(node), { recursive: true })
  symlinkSync(process.execPath, file(node, 'node'))
})

afterEach(() => rmSync(root, { recursive: true, force: true }))

function runCommand(script: string, words: string[], env: NodeJS.ProcessEnv = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [`tools/${script}`, ...words], {
    cwd: root,
    env: { PATH: file('bin'), ...env },
    encoding: 'utf8',
  })
  return { status, output: stdout + stderr }
}

describe('npm start', () => {
  test('says that npm is missing and installs nothing', () => {
    rmSync(file('bin/npm'))
    const { status, output } = runCommand('start.mjs', [])
    expect([status, calls()]).toEqual([1, []])
    expect(output).toBe(
      'Passepartout cannot run on this machine yet; nothing was installed.\n' +
        '- npm is not on the PATH. It comes with Node (https://nodejs.org).\n',
    )
  })
})

describe('npm test', () => {
  beforeEach(() => {
    mkdirSync(file('tools/test'))
    writeFileSync(file('tools/test/run.ts'), "console.log('ran', ...process.argv.slice(2))")
  })

  test('names the one command for what the system lacks, and runs none of it', () => {
    const { status, output } = runCommand('test.mjs', [])
    expect(status).toBe(0)
    expect(output).toContain('! system packages        not there: Chromium, poppler')
    expect(output).toContain('Once, by hand: sudo apt-get install chromium poppler-utils')
    expect(output).toContain('npm test -- --install')
    expect(calls()).toEqual([expect.stringMatching(/^npm ci .*--include=dev/)])
    expect(output.indexOf('not there')).toBeLessThan(output.indexOf('dependencies'))
    expect(output).toContain('ran')
  })

  test('installs it when asked to', () => {
    const { output } = runCommand('test.mjs', ['--gate', '--install'])
    expect(calls()[0]).toBe('apt-get update -qq')
    expect(calls()[1]).toMatch(/^apt-get install -y -qq --no-install-recommends chromium poppler-utils/)
    expect(calls().at(-1)).toMatch(/^npm ci/)
    expect(output).toContain('nothing installed; not there: Chromium, poppler')
    expect(output).toContain('ran --gate --install')
  })

  test('says why it may not install it', () => {
    rmSync(file('bin/apt-get'))
    const { output } = runCommand('test.mjs', ['--install'])
    expect(output).toContain('there is no apt-get')
    expect(output).toContain('with the package manager of this system (on Debian: chromium poppler-utils')
  })

  test('is silent about what is there', () => {
    const chromium = process.execPath
    writeFileSync(file('bin/pdftoppm'), '')
    for (const program of ['initdb', 'qpdf', 'gs', 'python3']) writeFileSync(file(`bin/${program}`), '')
    mkdirSync(file('lib/python3/dist-packages/pikepdf'), { recursive: true })
    expect(runCommand('test.mjs', [], { CHROMIUM: chromium }).output).toContain('all there')
  })

  test('ends with the line of counts where packages cannot be fetched', () => {
    const { status, output } = runCommand('test.mjs', [], { FAKE_NPM_FAILS: 'npm error ENOTFOUND' })
    expect(status).toBe(1)
    expect(output).toMatch(/^0 passed, 1 failed$/m)
  })
})

describe('a tool for developers', () => {
  const { scripts } = JSON.parse(readFileSync(join(repository, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>
  }

  /** The checkout as `npm start` leaves it, with fewer packages than a tool needs. */
  function runTool(name: string, words: string[], env: NodeJS.ProcessEnv, body = '') {
    const [, starter = '', tool = ''] = scripts[name]?.split(' ') ?? []
    writeFileSync(file(`tools/${tool}.ts`), body || "console.log('ran', ...process.argv.slice(2))")
    return runCommand(starter.replace('tools/', ''), [tool, ...words], env)
  }
  const CHROMIUM = { CHROMIUM: process.execPath }

  test.each(['check', 'content:check', 'bench', 'e2e', 'screens', 'test:crawl'])(
    'has all installed first: npm run %s',
    name => {
      const { status, output } = runTool(name, ['--trace', 'on'], CHROMIUM)
      expect([status, calls()]).toEqual([0, [expect.stringContaining('--include=dev')]])
      expect(output).toContain('ran --trace on')
    },
  )

  test('says in words what cannot be fetched, and ends', () => {
    const { status, output } = runTool('check', [], {
      FAKE_NPM_FAILS: 'npm error ENOTFOUND registry.example',
    })
    expect(status).toBe(1)
    expect(output).toContain('The npm registry cannot be reached')
    expect(output).not.toContain(' at ')
  })

  test.each(['e2e', 'screens', 'test:crawl'])('names the browser it lacks at once: npm run %s', name => {
    const { status, output } = runTool(name, [], {})
    expect([status, calls()]).toEqual([1, []])
    expect(output).toMatch(/^\w+ needs Chromium, which this machine lacks: sudo apt-get install chromium\n$/)
  })

  test('ends with the message of an expected failure, and with the place of any other', () => {
    const throwing = (name: string) =>
      `await 0; throw Object.assign(new Error('no server'), { name: '${name}' })`
    const expected = runTool('bench', [], {}, throwing('StepError'))
    expect([expected.status, expected.output.trimEnd().split('\n').at(-1)]).toEqual([1, 'no server'])
    const other = runTool('bench', [], {}, throwing('TypeError'))
    expect([other.status, other.output]).toEqual([1, expect.stringContaining('bench.ts:1')])
  })

  test.each([
    ['bench kills', ['Postgres']],
    ['bench kills --embedded', []],
    ['bench --minutes=5 soak', ['Postgres']],
    ['bench capacity --database-url=postgres://elsewhere', []],
    ['bench designer', ['Chromium']],
    ['bench prices', []],
    ['check', []],
  ])('%s needs %j', (line, names) => {
    const [tool = '', ...words] = line.split(' ')
    expect(programsOf(tool, words).map(({ name }) => name)).toEqual(names)
  })
})

test('the long sweeps look for more of the system than other runs', () => {
  const path = process.env.PATH
  process.env.PATH = ''
  const names = (isLongRun: boolean) => missingPackages(isLongRun).map(({ debian }) => debian)
  expect(names(false)).toContain('chromium')
  expect(names(false)).not.toContain('firefox-esr')
  expect(names(true)).toContain('firefox-esr')
  process.env.PATH = path
})

test('the command names packages as Debian does', () => {
  const need = { name: 'Postgres', debian: 'postgresql', isThere: () => false }
  expect(describeInstall([need], true)).toBe('sudo apt-get install postgresql')
  expect(describeInstall([need], false)).toContain('install Postgres with the package manager')
})
