import { calendarOfTables, dayPhotoAsset, inDay } from '@passepartout/document/testing/month-table'
import { expect, it } from 'vitest'
import { uploadedPhotoIds } from './parse-draft.ts'

const ID = '0f2f6c7e-6a3e-4a0e-9d54-0d6a1b8c2f11'

it('a draft uses the photos of its days, so that orders print them and retention does not delete them', () => {
  const document = calendarOfTables([inDay(ID), inDay('sample')], {
    assets: [dayPhotoAsset(ID), dayPhotoAsset('sample', { source: 'sample' })],
  })
  expect(uploadedPhotoIds(document)).toEqual([ID])
})
