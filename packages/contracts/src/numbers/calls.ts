import { defineCall } from '../call.ts'
import type { addNumbersSchemas, addRecordingSchemas } from './schemas.ts'

export const addNumbers = defineCall<typeof addNumbersSchemas>({
  name: 'addNumbers',
  title: 'Adds what happened on a page to the sums of the day; nothing says who it was.',
  method: 'POST',
  path: '/web-api/numbers',
  withoutShop: true,
})

export const addRecording = defineCall<typeof addRecordingSchemas>({
  name: 'addRecording',
  title: 'Keeps a piece of a recorded visit, masked by the browser, of a visitor who agreed.',
  method: 'POST',
  path: '/web-api/recordings',
  withoutShop: true,
})
