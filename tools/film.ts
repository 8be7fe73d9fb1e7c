import { execFileSync } from 'node:child_process'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { openFilm } from './film/encode-film.ts'
import { FPS, frameAt, frameCount, HEIGHT, openShots, WIDTH } from './film/shots.ts'

/**
 * `npm run film`: the silent film of one photo in several rooms, from our own scenes, with its still image. Requires
 * ffmpeg.
 */
const root = join(import.meta.dirname, '..')
const folder = join(root, 'content/assets/films')
const [photo = 'casa-mila-courtyard-looking-up', name = 'ein-foto-vier-raeume'] = process.argv.slice(2)

execFileSync('ffmpeg', ['-version'])
await mkdir(folder, { recursive: true })
const shots = await openShots(join(root, 'content/assets'), photo)
/** Of the still image: the photo in the first room, at rest. */
const STILL_SECONDS = 3.4
await sharp(frameAt(shots, Math.round(STILL_SECONDS * FPS)), {
  raw: { width: WIDTH, height: HEIGHT, channels: 3 },
})
  .jpeg({ quality: 84, mozjpeg: true })
  .toFile(join(folder, `${name}.jpg`))
const film = openFilm(join(folder, `${name}.mp4`), FPS)
for (let at = 0; at < frameCount(shots); at++) await film.add(frameAt(shots, at))
await film.end()
console.log(`${frameCount(shots)} frames in content/assets/films/${name}.mp4`)
