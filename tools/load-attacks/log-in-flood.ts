// npx node tools/load-attacks/log-in-flood.ts
// Failing sign-ins from many addresses, each within its limit: a password hash takes some 50 ms of CPU, in threads that
// photos need too. Then an operator's sign-in repeatedly, which the security log records.
import { type Attack, runAttack } from './harness.ts'

const ADDRESSES = 16
const AT_ONCE = 24
const SECONDS = 15

const attack: Attack = async ({ port, send, address, dataDir }) => {
  const origin = `http://127.0.0.1:${port}`
  const statuses: Record<number, number> = {}
  const until = performance.now() + SECONDS * 1000
  const flood = (count: number, one: (turn: number) => ReturnType<typeof send>) =>
    Promise.all(
      Array.from({ length: count }, async (_, at) => {
        for (let turn = at; performance.now() < until; turn += count) {
          const { status } = await one(turn)
          statuses[status] = (statuses[status] ?? 0) + 1
        }
      }),
    )
  await Promise.all([
    flood(AT_ONCE, turn =>
      send(
        '/web-api/customer-login',
        [Buffer.from(JSON.stringify({ email: `who-${turn}@example.com`, password: 'not the password' }))],
        { 'content-type': 'application/json' },
        address(1 + (turn % ADDRESSES)),
      ),
    ),
    flood(4, () =>
      send(
        '/_operator/log-in',
        [Buffer.from('email=a%40b.example&password=not+the+password&code=123456')],
        { 'content-type': 'application/x-www-form-urlencoded', origin },
        address(200),
      ),
    ),
  ])
  console.log(`answers: ${JSON.stringify(statuses)}${dataDir ? '' : ', whatever they wrote'}`)
  const wrong = Object.keys(statuses).filter(status => !/^4\d\d$/.test(status))
  return wrong.length > 0 ? [`Wrong log-ins were answered with ${wrong.join(', ')}.`] : []
}

await runAttack(attack)
