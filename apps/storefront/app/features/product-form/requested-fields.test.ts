import type { CallResult } from '@passepartout/contracts'
import { describe, expect, test } from 'vitest'
import { type CorrectableQuery, fetchWithCorrections, requestedFields } from './requested-fields.ts'

const failed = (errors: Record<string, string[]>): CallResult<CorrectableQuery> => ({
  ok: false,
  status: 422,
  code: 'invalid-configuration',
  message: '',
  errors,
  requestId: undefined,
})

/** A product that refuses some values of some fields. */
const product = (refusals: Record<string, string>) => async (query: CorrectableQuery) => {
  const wrong = Object.keys(query).filter(name => refusals[name] === query[name])
  return wrong.length > 0
    ? failed(Object.fromEntries(wrong.map(name => [name, [`no ${name}`]])))
    : ({ ok: true, status: 200, payload: query } as const)
}

describe('a choice that does not go together', () => {
  test('is asked for as it is where it goes', async () => {
    expect(await fetchWithCorrections(product({}), { formatType: 'a4-quer' })).toMatchObject({
      ok: true,
      payload: { formatType: 'a4-quer' },
      corrections: [],
    })
  })

  test('loses what is refused and says why', async () => {
    const asked = { formatType: 'a3-quer', mountingType: 'holzfuss' }
    expect(await fetchWithCorrections(product({ mountingType: 'holzfuss' }), asked)).toMatchObject({
      ok: true,
      payload: { formatType: 'a3-quer' },
      corrections: ['no mountingType'],
    })
  })

  test('loses its amount where the quantity is refused', async () => {
    const ask = async (query: CorrectableQuery): Promise<CallResult<CorrectableQuery>> =>
      'amount' in query ? failed({ quantity: ['too many'] }) : { ok: true, status: 200, payload: query }
    expect(await fetchWithCorrections(ask, { amount: '9999' })).toMatchObject({
      ok: true,
      payload: {},
      corrections: ['too many'],
    })
  })

  test('says the same reason once', async () => {
    const ask = async (query: CorrectableQuery): Promise<CallResult<CorrectableQuery>> =>
      'optionTypes' in query
        ? failed({ optionTypes: ['no such option', 'no such option'] })
        : { ok: true, status: 200, payload: query }
    expect(await fetchWithCorrections(ask, { optionTypes: ['a', 'b'] })).toMatchObject({
      corrections: ['no such option'],
    })
  })

  test('fails where nothing that was asked for is to blame', async () => {
    const down = async (): Promise<CallResult<CorrectableQuery>> => failed({})
    expect(await fetchWithCorrections(down, { formatType: 'a4-quer' })).toMatchObject({ ok: false })
  })
})

describe('the fields of an address', () => {
  test('are read by name, lists too, and what is empty is not asked for', () => {
    const query = new URLSearchParams('paper=natur&ribbon=&accessories[]=A&accessories[]=B&page=2')
    expect(requestedFields(query, ['paper', 'ribbon', 'accessories'])).toEqual({
      paper: 'natur',
      accessories: ['A', 'B'],
    })
  })
})
