import { customerCommand } from '@passepartout/commerce/customers'
import { expect, test } from 'vitest'
import { CUSTOMER_ACCOUNT, signUp } from '../../account.fixture.ts'
import { useShop } from '../../shop.fixture.ts'

const shop = useShop()
const run = (...words: string[]) => customerCommand(shop().deps, JSON.stringify({ words, operator: 'ida' }))

test('accounts are listed, the newest first, and found by a part of name, number or address', async () => {
  await signUp(shop(), shop().visitor())
  await signUp(shop(), shop().visitor(), { email: 'eve@example.org', lastName: 'Escher' })
  expect((await run('list')).trim().split('\n')).toHaveLength(2)
  expect(await run('list', 'esch')).toMatch(/^K-\S+ {2}\d{4}-\d\d-\d\d {2}eve@example.org {2}Mia Escher\n$/)
  expect(await run('list', '%')).toBe('There are none.\n')
})

test('an account is shown with its sessions and what happened last, without a secret', async () => {
  await signUp(shop(), shop().visitor())
  const text = await run('show', CUSTOMER_ACCOUNT.email)
  expect(JSON.parse(text)).toMatchObject({
    ...{
      email: CUSTOMER_ACCOUNT.email,
      kind: 'private',
      opensWith: { password: true, google: false, passkeys: 0 },
    },
    ...{ sessions: [{ channel: 'passepartout' }] },
  })
  expect(text).not.toMatch(/token|hash/i)
})

test('an account is logged out everywhere', async () => {
  const mia = shop().visitor()
  await signUp(shop(), mia)
  expect(await run('log-out', CUSTOMER_ACCOUNT.email)).toContain('Logged out')
  expect((await mia.request('/web-api/account')).status).toBe(401)
})

test.each([
  [[], 'npm run shop -- customers'],
  [['show', 'mia'], 'mia is no mail address'],
  [['show', 'nobody@example.org'], 'has no account'],
  [['list', '--most', 'all'], '--most must be a number'],
  [['erase', CUSTOMER_ACCOUNT.email], 'add --yes'],
  [['list', '--mots', '5'], 'npm run shop -- customers'],
])('%j is refused with what to do', async (words, sentence) => {
  await expect(run(...words)).rejects.toThrow(sentence)
})
