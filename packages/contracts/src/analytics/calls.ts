import { defineCall } from '../call.ts'
import type { sendPageMetricsSchemas, sendRecordingPartSchemas } from './schemas.ts'

export const sendPageMetrics = defineCall<typeof sendPageMetricsSchemas>({
  name: 'addNumbers',
  title: 'Adds what happened on a page to the sums of the day; nothing says who it was.',
  method: 'POST',
  path: '/web-api/numbers',
  withoutShop: true,
})

export const sendRecordingPart = defineCall<typeof sendRecordingPartSchemas>({
  name: 'addRecording',
  title: 'Keeps a piece of a recorded visit, masked by the browser, of a visitor who agreed.',
  method: 'POST',
  path: '/web-api/recordings',
  withoutShop: true,
})
