import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { HEIGHT, WIDTH } from './shots.ts'

/** Takes raw frames, three bytes per pixel, and writes an MP4 that every browser plays, its index in front. */
export function openFilm(file: string, fps: number) {
  const raw = [
    '-f',
    'rawvideo',
    '-pix_fmt',
    'rgb24',
    '-s',
    `${WIDTH}x${HEIGHT}`,
    '-r',
    String(fps),
    '-i',
    '-',
  ]
  const h264 = [
    '-c:v',
    'libx264',
    '-preset',
    'veryslow',
    '-crf',
    '27',
    '-tune',
    'film',
    '-pix_fmt',
    'yuv420p',
  ]
  const coder = spawn(
    'ffmpeg',
    ['-y', '-loglevel', 'error', ...raw, ...h264, '-movflags', '+faststart', file],
    {
      stdio: ['pipe', 'inherit', 'inherit'],
    },
  )
  const ended = once(coder, 'close')
  return {
    async add(pixels: Uint8Array): Promise<void> {
      if (!coder.stdin.write(pixels)) await once(coder.stdin, 'drain')
    },
    async end(): Promise<void> {
      coder.stdin.end()
      const [code] = await ended
      if (code !== 0) throw new Error(`ffmpeg ended with ${code}`)
    },
  }
}
