import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { EnvironmentError, readEnvironment } from './environment.ts'

describe('the environment', () => {
  test('needs nothing: the defaults start a shop on this machine', () => {
    expect(readEnvironment({})).toMatchObject({
      PORT: 3000,
      HOST: '127.0.0.1',
      DATA_DIR: 'var',
      LOG_LEVEL: 'info',
      // Visits are recorded only where the shop sets a rate.
      RECORDING_SAMPLE_RATE: 0,
    })
  })

  test('asks visitors to agree to split tests unless other purposes are named, or none', () => {
    expect(readEnvironment({}).CONSENT_PURPOSES).toEqual(['experiments'])
    expect(readEnvironment({ CONSENT_PURPOSES: 'none' }).CONSENT_PURPOSES).toEqual([])
    expect(readEnvironment({ CONSENT_PURPOSES: 'statistics, marketing' }).CONSENT_PURPOSES).toEqual([
      'statistics',
      'marketing',
    ])
  })

  test('takes both of Stripe’s keys or none', () => {
    const keys = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }
    expect(readEnvironment(keys)).toMatchObject(keys)
    for (const [name, value] of Object.entries(keys))
      expect(() => readEnvironment({ [name]: value })).toThrow(/STRIPE_WEBHOOK_SECRET: must be set together/)
  })

  test.each(['GTM-ABC123', 'G-1A2B'])('takes the tag manager’s id %s', id => {
    const settings = { TAG_MANAGER_ID: id, CONSENT_PURPOSES: 'marketing' }
    expect(readEnvironment(settings).TAG_MANAGER_ID).toBe(id)
  })

  test('treats an empty value as not set', () => {
    expect(readEnvironment({ DATABASE_URL: '', PORT: '' })).toMatchObject({ PORT: 3000 })
  })

  test('takes a setting from the file that NAME_FILE names, and says which file is missing', async () => {
    const file = join(await mkdtemp(join(tmpdir(), 'secrets-')), 'cookie-secret')
    await writeFile(file, 'a secret that lies in a file of its own\n')
    expect(readEnvironment({ COOKIE_SECRET_FILE: file }).COOKIE_SECRET).toBe(
      'a secret that lies in a file of its own',
    )
    expect(() => readEnvironment({ COOKIE_SECRET_FILE: `${file}-none` })).toThrow(
      /COOKIE_SECRET_FILE: ENOENT/,
    )
  })

  test('asks over https where the visitor’s address stands', () => {
    const https = { PUBLIC_PROTOCOL: 'https' }
    expect(() => readEnvironment(https)).toThrow(/TRUSTED_ADDRESS_HEADER: must name the header/)
    for (const header of ['X-Forwarded-For', 'direct'])
      expect(readEnvironment({ ...https, TRUSTED_ADDRESS_HEADER: header })).toMatchObject(https)
  })

  test.each([
    ['PORT', '99999'],
    ['PORT', 'http'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['SHOP_HOST_PATTERN', 'www.shop.example'],
    ['STORAGE_URL', 's3://host/bucket'],
    ['STORAGE_URL', '/srv/objects'],
    ['ROLES', 'web,mail'],
    ['LOG_LEVEL', 'loud'],
    ['COOKIE_SECRET', 'short'],
    ['STORYBLOK_WEBHOOK_SECRET', 'short'],
    ['PUBLIC_PROTOCOL', 'ftp'],
    ['STRIPE_API_BASE', 'ftp://stripe.example'],
    ['INVOICE_CUSTOMERS', 'einkauf@firma.example, firma'],
    ['TRUSTED_COUNTRY_HEADER', 'cf ipcountry'],
    ['MIN_FREE_DISK_MB', '-1'],
    ['CONSENT_PURPOSES', 'statistics,everything'],
    ['CONSENT_PURPOSES', 'none,experiments'],
    ['TAG_MANAGER_ID', 'gtm-ABC123'],
    ['TAG_MANAGER_ID', 'GTM-abc123'],
    ['TAG_MANAGER_ID', 'GTM-'],
    ['TAG_MANAGER_ID', 'UA-123'],
    ['TAG_MANAGER_ID', "GTM-A'><script>"],
  ])('refuses to start with %s=%s and names the variable', (name, value) => {
    expect(() => readEnvironment({ [name]: value })).toThrow(EnvironmentError)
    expect(() => readEnvironment({ [name]: value })).toThrow(new RegExp(`${name}.*: `))
  })
})
