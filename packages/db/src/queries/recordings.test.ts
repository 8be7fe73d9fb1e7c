import { describeEachDatabase } from '@passepartout/testing'
import { expect, test } from 'vitest'
import { addRecordingPart, findRecordingParts, listRecordings, removeOldRecordings } from './recordings.ts'
import { NOON } from './rows.fixture.ts'

const [OLD, NEW] = ['0f0e0d0c-0b0a-4908-8706-050403020100', '1f0e0d0c-0b0a-4908-8706-050403020100']
const minutes = (after: number) => new Date(NOON.getTime() + after * 60_000)

describeEachDatabase('recordings', database => {
  test('are listed newest first, played piece by piece, and gone when their time is over', async () => {
    const db = database()
    const page = '[{"type":4,"data":{"href":"https://shop.example/wandbilder","width":390}}]'
    await addRecordingPart(db, { recording: OLD, part: 2, events: '[2]', now: minutes(3) })
    await addRecordingPart(db, { recording: OLD, part: 1, events: page, now: minutes(0) })
    await addRecordingPart(db, { recording: NEW, part: 10, events: '[10]', now: minutes(60) })

    const visits = await listRecordings(db, { limit: 10 })
    expect(visits).toEqual([
      { recording: NEW, begun: minutes(60), ended: minutes(60), pieces: 1, characters: 4, first: null },
      {
        ...{ recording: OLD, begun: minutes(0), ended: minutes(3), pieces: 2 },
        ...{ characters: page.length + 3, first: 'https://shop.example/wandbilder' },
      },
    ])
    const pieces = (after: number) => findRecordingParts(db, { recording: OLD, after, limit: 1 })
    expect(await pieces(0)).toEqual([{ part: 1, events: page }])
    expect(await pieces(1)).toEqual([{ part: 2, events: '[2]' }])
    expect(await pieces(2)).toEqual([])

    await removeOldRecordings(db, minutes(30))
    expect((await listRecordings(db, { limit: 10 })).map(({ recording }) => recording)).toEqual([NEW])
  })
})
