import sharp from 'sharp'
import { readdirSync } from 'node:fs'
import { judgePixels } from '../../packages/document/src/photo-layout/judge-photo.ts'
const P='/work/shared/photos/people/', Q='/work/shared/photos/'
const files=[...readdirSync(P).filter(f=>f.endsWith('.jpg')).map(f=>P+f),...readdirSync(Q).filter(f=>f.endsWith('.jpg')).map(f=>Q+f)]
const j=async(s:any)=>{ const p=await s.clone().resize(640,640,{fit:'inside'}).jpeg({quality:80}).toBuffer(); const {data,info}=await sharp(p).resize(512,512,{fit:'inside'}).ensureAlpha().raw().toBuffer({resolveWithObject:true}); return judgePixels({data,width:info.width,height:info.height} as any)}
const res:any={}
const worst:any[]=[]
let ms=0
for(const sig of [0,3,5,8,'motion']){
  const list:number[]=[]
  for(const f of files){ let s=sharp(f).resize(2000,2000,{fit:'inside'})
    if(typeof sig==='number'&&sig) s=sharp(await s.blur(sig).toBuffer())
    if(sig==='motion'){ const k=31; const kernel=new Array(k*k).fill(0); for(let i=0;i<k;i++) kernel[i*k+i]=1; s=sharp(await s.convolve({width:k,height:k,kernel,scale:k}).toBuffer()) }
    const v=await j(s); list.push(v.sharpness); if(sig===0) worst.push([f.split('/').pop(),v]) }
  list.sort((a,b)=>a-b); res[sig]=list
  console.log(sig,'min',list[0],'p5',list[Math.floor(list.length*.05)],'med',list[list.length>>1],'p95',list[Math.floor(list.length*.95)],'max',list.at(-1))
}
worst.sort((a,b)=>a[1].sharpness-b[1].sharpness); console.log(worst.slice(0,8).map(w=>JSON.stringify(w)).join('\n'))
worst.sort((a,b)=>a[1].light-b[1].light); console.log(worst.slice(0,4).map(w=>JSON.stringify(w)).join('\n'))
const all=(t:number)=>Object.entries(res).map(([k,l]:any)=>k+':'+l.filter((x:number)=>x<t).length+'/'+l.length).join(' ')
for(const t of [.2,.25,.3,.35,.4,.45,.5]) console.log(t,all(t))
