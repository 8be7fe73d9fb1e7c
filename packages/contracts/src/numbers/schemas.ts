import { addNumbersSchemas } from './add-numbers.schema.ts'
import { addRecordingSchemas } from './add-recording.schema.ts'

export const numberSchemas = { addNumbers: addNumbersSchemas, addRecording: addRecordingSchemas }
