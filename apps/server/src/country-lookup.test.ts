import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openCountryLookup } from './country-lookup.ts'
import { mmdbOf } from './mmdb.fixture.ts'
import { StartError } from './start-error.ts'

let folder = ''
let database = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'server-country-'))
  database = join(folder, 'countries.mmdb')
  await writeFile(database, mmdbOf('81.2.0.0', 16, 'GB'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

type Settings = Partial<Parameters<typeof openCountryLookup>[0]>
const NONE = {
  TRUSTED_COUNTRY_HEADER: undefined,
  TRUSTED_ADDRESS_HEADER: undefined,
  GEOIP_DATABASE: undefined,
}

async function look(settings: Settings, headers: Record<string, string> = {}, address?: string) {
  const lookup = await openCountryLookup({ ...NONE, ...settings })
  const request = new Request('http://localhost/', { headers })
  lookup.noteAddress(request, address)
  return lookup.countryOf(request)
}

test('without settings nobody is located', async () => {
  expect(await look({}, { 'cf-ipcountry': 'DE', 'x-forwarded-for': '81.2.3.4' }, '81.2.3.4')).toBeUndefined()
})

describe('the proxy’s word', () => {
  const settings = { TRUSTED_COUNTRY_HEADER: 'cf-ipcountry' }

  test.each(['CH', 'ch', ' CH '])('"%s" is Switzerland', async value => {
    expect(await look(settings, { 'cf-ipcountry': value })).toEqual({ country: 'CH', source: 'proxy' })
  })

  test.each(['XX', 'T1', '', 'CHE', '<x>'])('"%s" is no country', async value => {
    expect(await look(settings, { 'cf-ipcountry': value })).toBeUndefined()
  })

  test('counts before the address, and the address where it says nothing', async () => {
    const both = { ...settings, GEOIP_DATABASE: database }
    expect(await look(both, { 'cf-ipcountry': 'CH' }, '81.2.3.4')).toMatchObject({ country: 'CH' })
    expect(await look(both, { 'cf-ipcountry': 'XX' }, '81.2.3.4')).toMatchObject({ country: 'GB' })
  })
})

describe('the list of addresses', () => {
  test.each(['81.2.0.1', '81.2.255.255', '::ffff:81.2.3.4'])('knows where %s is', async address => {
    expect(await look({ GEOIP_DATABASE: database }, {}, address)).toEqual({
      country: 'GB',
      source: 'address',
    })
  })

  test.each(['81.3.0.1', '127.0.0.1', '10.0.0.1', '::1', 'fe80::1%eth0', 'unknown', undefined])(
    'does not know where %s is',
    async address => {
      expect(await look({ GEOIP_DATABASE: database }, {}, address)).toBeUndefined()
    },
  )

  test('asks for the address that the proxy saw, not for one the visitor made up', async () => {
    const settings = { GEOIP_DATABASE: database, TRUSTED_ADDRESS_HEADER: 'x-forwarded-for' }
    const found = (list: string) => look(settings, { 'x-forwarded-for': list }, '127.0.0.1')
    expect(await found('10.1.1.1, 81.2.3.4')).toMatchObject({ country: 'GB' })
    expect(await found('81.2.3.4, 10.1.1.1')).toBeUndefined()
  })

  test.each(['missing.mmdb', 'rubbish.mmdb'])('that is %s stops the start and is named', async name => {
    await writeFile(join(folder, 'rubbish.mmdb'), 'rubbish')
    const opened = openCountryLookup({ ...NONE, GEOIP_DATABASE: join(folder, name) })
    await expect(opened).rejects.toThrow(StartError)
    await expect(opened).rejects.toThrow(/GEOIP_DATABASE.*mmdb/)
  })
})

describe('the address that limits count by', () => {
  async function addressOf(header: string | undefined, told?: string) {
    const lookup = await openCountryLookup({ ...NONE, TRUSTED_ADDRESS_HEADER: header })
    const request = new Request('http://localhost/', told ? { headers: { 'x-forwarded-for': told } } : {})
    lookup.noteAddress(request, '198.51.100.9')
    return lookup.addressOf(request)
  }

  test.each([
    ['what the last proxy wrote', 'X-Forwarded-For', '203.0.113.7, 192.0.2.1', '192.0.2.1'],
    ['that without its port', 'X-Forwarded-For', '192.0.2.1:4711', '192.0.2.1'],
    ['a newer one without its port', 'X-Forwarded-For', '[2001:db8::1]:4711', '2001:db8::1'],
    ['the connection’s where the header is missing', 'X-Forwarded-For', undefined, '198.51.100.9'],
    ['the connection’s where the header says nonsense', 'X-Forwarded-For', 'unknown', '198.51.100.9'],
    ['the connection’s where there is no proxy', 'direct', '192.0.2.1', '198.51.100.9'],
    ['the connection’s without a setting', undefined, '192.0.2.1', '198.51.100.9'],
  ])('is %s', async (_, header, told, expected) => {
    expect(await addressOf(header, told)).toBe(expected)
  })
})
