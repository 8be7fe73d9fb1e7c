import { readFile } from 'node:fs/promises'
import { fuzzSeed, fuzzSize, oddFile } from '@passepartout/testing'
import { expect, test } from 'vitest'
import type { OpenApiDocument } from '../openapi/openapi-document.ts'
import { bodyOf, useShop } from '../shop.fixture.ts'
import { createAnswerCheck } from './check-answer.ts'
import { createRandom } from './random.ts'
import { type Operated, someRequest, strayPath } from './some-request.ts'
import { type KnownWords, learnWords } from './some-value.ts'

const shop = useShop()
const REQUESTS = fuzzSize(1500)
/** Reading a file costs a hundred times what another call costs. */
const FILES_EVERY = 12

test('whatever is asked, the API answers as its document says and never fails', {
  timeout: 900_000,
}, async () => {
  const { api, logged } = shop()
  const document = (await bodyOf(await api.request('/web-api/openapi.json'))) as unknown as OpenApiDocument
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): Operated => ({ method, path, operation })),
  )
  const takesFile = ({ operation }: Operated) =>
    operation.requestBody !== undefined && !operation.requestBody.content['application/json']
  const [costly, light] = [operations.filter(takesFile), operations.filter(one => !takesFile(one))]
  const photo = Uint8Array.from(await readFile(oddFile('tiny-300px.jpg')))
  const files = [photo, photo.slice(0, 900), new Uint8Array(), new TextEncoder().encode('%PDF-1.7\n%broken')]

  const check = createAnswerCheck(document)
  const known: KnownWords = new Map()
  const visitors = [shop().visitor(), shop().visitor({ channel: 'kartenliebe' }), shop().visitor()]
  const reached = new Set<string>()
  const problems: string[] = []

  for (let index = 0; index < REQUESTS; index++) {
    const random = createRandom(fuzzSeed() + index * 7919)
    // A third as agreed, so that the calls are reached at all.
    const taste = { random, known, hostility: random.pick([0, 0.1, 0.5]) }
    const list = index % FILES_EVERY === 0 && costly.length > 0 ? costly : light
    const one = random.pick(list) as Operated
    const { path, init } = someRequest(one, taste, files)
    const stray = random.chance(0.02)
    const address = stray ? strayPath(taste, path) : path
    const answer = await (random.pick(visitors) ?? visitors[0])?.request(address, init)
    if (!answer) continue
    const { problem, payload } = await check(stray ? undefined : one.operation, init.method ?? '', answer)
    if (problem) problems.push(`#${index} ${init.method} ${address.slice(0, 300)}: ${problem}`)
    if (payload !== undefined) {
      reached.add(one.operation.operationId)
      learnWords(known, payload)
    }
  }

  expect(problems.slice(0, 20)).toEqual([])
  expect(logged.filter(({ level }) => level === 'error')).toEqual([])
  // Half of all calls at least, or the requests have become too wild to find anything.
  expect(reached.size).toBeGreaterThan(operations.length / 2)
})
