import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { convertNetwork } from './faces/convert-network.ts'
import { readLiteModel } from './faces/read-lite-model.ts'

/**
 * Writes the network that finds faces, from a TensorFlow Lite model:
 * `npm pack @mediapipe/face_detection@0.4.1657300184`, unpack it, then
 * `node tools/write-face-network.ts package/face_detection_full_range.tflite`. The package is under the Apache licence
 * 2.0; only its weights are used, none of its code.
 */
const FILE = join(import.meta.dirname, '../apps/designer/src/faces/face-network.bin')
const [model] = process.argv.slice(2)
if (!model) throw new Error('Name the model file')
const bytes = convertNetwork(readLiteModel(await readFile(model)))
await writeFile(FILE, bytes)
console.log(`${FILE}: ${bytes.length} bytes`)
