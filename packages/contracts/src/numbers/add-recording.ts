import { defineCall } from '../call.ts'
import type { addRecordingSchemas } from './add-recording.schema.ts'

export const addRecording = defineCall<typeof addRecordingSchemas>({
  name: 'addRecording',
  title: 'Keeps a piece of a recorded visit, masked by the browser, of a visitor who agreed.',
  method: 'POST',
  path: '/web-api/recordings',
  withoutShop: true,
})
