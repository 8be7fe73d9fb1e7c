import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { viesRegister } from './vies-register.ts'

let server: Server | undefined
afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

/** A register with a fixed response; `undefined` means that it never responds. */
async function registerThatSays(body: string | undefined, status = 200) {
  const asked: string[] = []
  const failures: unknown[] = []
  server = createServer((request, response) => {
    asked.push(request.url ?? '')
    if (body !== undefined) response.writeHead(status, { 'content-type': 'application/json' }).end(body)
  })
  await new Promise<void>(resolve => server?.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const ask = viesRegister({
    url: `http://127.0.0.1:${port}/rest-api/`,
    timeoutMs: body === undefined ? 100 : 5000,
    onFailure: error => failures.push(error),
  })
  return { ask, asked, failures }
}

const said = (isValid: boolean, userError: string) => JSON.stringify({ isValid, userError, name: '---' })

describe('the VAT register of the European Commission', () => {
  it('is asked for a number by its country, without spaces', async () => {
    const { ask, asked } = await registerThatSays(said(true, 'VALID'))
    expect(await ask('at u 123 456 75')).toBe('valid')
    expect(asked).toEqual(['/rest-api/ms/AT/vat/U12345675'])
  })

  it('says of a number that nobody has it', async () => {
    const { ask } = await registerThatSays(said(false, 'INVALID'))
    expect(await ask('ATU12345675')).toBe('invalid')
  })

  it.each([
    ['whose country is closed', said(false, 'MS_UNAVAILABLE'), 200],
    ['that is asked too often', said(false, 'MS_MAX_CONCURRENT_REQ'), 200],
    ['that is broken', 'no json', 200],
    ['that fails', '{}', 500],
    ['that speaks of something else', '{"isValid":"yes"}', 200],
    ['that says nothing', undefined, 200],
  ])('%s leaves a number unknown', async (_, body, status) => {
    const { ask } = await registerThatSays(body, status)
    expect(await ask('ATU12345675')).toBe('unknown')
  })

  it('is reported where it does not answer, without the number', async () => {
    const { ask, failures } = await registerThatSays('{}', 503)
    await ask('ATU12345675')
    expect(failures).toHaveLength(1)
    expect(String(failures[0])).not.toContain('12345675')
  })
})
