// npm run specification: writes the tests of each point of the specification, and lists the open points.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './bootstrap/root.mjs'
import { checkSpecification } from './specification/check-points.ts'
import { countPoints, DOCUMENT, writeDocument } from './specification/document.ts'
import { readParts } from './specification/points.ts'

const parts = readParts(root)
writeFileSync(join(root, DOCUMENT), writeDocument(parts))
const { errors, warnings } = checkSpecification(root)
for (const line of [...errors, ...warnings]) console.log(line)
console.log(`${DOCUMENT} written. ${countPoints(parts.flatMap(({ points }) => points))}`)
process.exitCode = errors.length > 0 ? 1 : 0
