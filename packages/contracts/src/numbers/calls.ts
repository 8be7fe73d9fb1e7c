export { addNumbers } from './add-numbers.ts'
export { addRecording } from './add-recording.ts'
