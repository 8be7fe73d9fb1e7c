export { findFaces, overlap } from './find-faces.ts'
export { cropForFaces, faceZones } from './fit-faces.ts'
export { fromHalf, type Network, readNetwork } from './network.ts'
export type { Layer } from './network-layers.ts'
