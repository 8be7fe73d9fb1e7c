import type { Translate } from '@passepartout/domain'
import colosseum640 from '../assets/samples/colosseum-640.webp'
import colosseum2048 from '../assets/samples/colosseum-2048.webp'
import dune640 from '../assets/samples/dune-640.webp'
import dune2048 from '../assets/samples/dune-2048.webp'
import lake640 from '../assets/samples/lake-640.webp'
import lake2048 from '../assets/samples/lake-2048.webp'
import tea640 from '../assets/samples/tea-640.webp'
import tea2048 from '../assets/samples/tea-2048.webp'
import type { TrayPhoto } from '../state/design-state.ts'

const files = [
  { id: 'dune', width: 3200, height: 2133, tiers: { 640: dune640, 2048: dune2048 } },
  { id: 'lake', width: 3200, height: 1800, tiers: { 640: lake640, 2048: lake2048 } },
  { id: 'colosseum', width: 3200, height: 1800, tiers: { 640: colosseum640, 2048: colosseum2048 } },
  { id: 'tea', width: 2560, height: 2560, tiers: { 640: tea640, 2048: tea2048 } },
]

/** Sample photos; a document that contains one cannot be ordered (rule `sample-photo`). */
export const loadSamplePhotos = (t: Translate): TrayPhoto[] =>
  files.map(({ id, ...file }) => ({
    ...file,
    id: `sample-${id}`,
    name: t(`photos.sampleName.${id}`),
    source: 'sample',
    notices: [],
  }))
