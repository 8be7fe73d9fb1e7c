import { addNumbersRoute } from './add-numbers.ts'
import { addRecordingRoute } from './add-recording.ts'

export const numberRoutes = [addNumbersRoute, addRecordingRoute]
