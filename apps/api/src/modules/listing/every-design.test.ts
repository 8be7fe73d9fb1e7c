import {
  getCalendarDesignGroups,
  getCollageDesignGroups,
  getPhotobookDesignGroupSets,
} from '@passepartout/contracts'
import { designsOf } from '@passepartout/designs'
import { CHANNELS } from '@passepartout/domain'
import { expect, test } from 'vitest'
import { useShop } from '../../shop.fixture.ts'

const shop = useShop()

/** The ids on all pages of a list in both channels. */
async function listed(read: (page: number, client: ReturnType<typeof clientOf>) => Promise<string[]>) {
  const ids = new Set<string>()
  for (const channel of CHANNELS) {
    for (let page = 1; ; page += 1) {
      const found = await read(page, clientOf(channel))
      if (found.length === 0) break
      for (const id of found) ids.add(id)
    }
  }
  return ids
}
const clientOf = (channel: (typeof CHANNELS)[number]) => shop().visitor({ channel }).client

test('every calendar that is drawn can be had', async () => {
  const ids = await listed(async (page, client) => {
    const answer = await client.call(getCalendarDesignGroups, { query: { page, size: 48 } })
    return answer.ok ? answer.payload.items.map(({ designGroupId }) => designGroupId) : []
  })
  expect(ids).toEqual(new Set(designsOf(shop().deps.designs(), 'calendar').map(({ id }) => id)))
})

test('every photobook that is drawn can be had', async () => {
  const ids = await listed(async (page, client) => {
    const answer = await client.call(getPhotobookDesignGroupSets, { query: { page, size: 48 } })
    return answer.ok ? answer.payload.items.map(({ designGroupSetId }) => designGroupSetId) : []
  })
  expect(ids).toEqual(new Set(designsOf(shop().deps.designs(), 'photobook').map(({ id }) => id)))
})

test('every collage that is drawn can be had', async () => {
  const ids = await listed(async (page, client) => {
    const answer = await client.call(getCollageDesignGroups, { query: { page, size: 48 } })
    return answer.ok ? answer.payload.items.map(({ designId }) => designId) : []
  })
  const drawn = designsOf(shop().deps.designs(), 'collage').map(({ collage }) => collage.designId)
  expect(ids).toEqual(new Set(drawn))
})
