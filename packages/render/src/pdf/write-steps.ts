import type { Scene } from '../scene.ts'
import { number, pathOperators } from './path-operators.ts'
import { type ContentResources, pageMatrix } from './write-content.ts'

/** Width of a tool's line, in points. */
const HAIRLINE = 0.25

/** The operators that draw the processing steps of a page, each on its plate and layer, over the printed inks. */
export function writeSteps(scene: Scene, resources: ContentResources): string {
  const toPoints = pageMatrix(scene)
  return (scene.steps ?? [])
    .flatMap(({ kind, d }) => {
      const name = resources.layer(kind)
      const ink = `/${resources.overprint()} gs /${resources.spot(kind)} CS 1 SCN ${number(HAIRLINE)} w`
      const drawn = ['q', ink, pathOperators(d, toPoints), 'S', 'Q']
      return name === null ? drawn : [`/OC /${name} BDC`, ...drawn, 'EMC']
    })
    .map(line => `${line}\n`)
    .join('')
}
