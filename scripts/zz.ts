import sharp from 'sharp';
const [files, out, w='400'] = process.argv.slice(2) as [string,string,string];
const list = files.split(',');
const ims = await Promise.all(list.map(async f => { const b = await sharp(f).resize({width: Number(w)}).png().toBuffer(); const m = await sharp(b).metadata(); return {b, w: m.width!, h: m.height!}; }));
const H = Math.max(...ims.map(i=>i.h)); const W = ims.reduce((s,i)=>s+i.w+8,0);
let x=0; const comp = ims.map(i=>{const c={input:i.b,left:x,top:0}; x+=i.w+8; return c;});
await sharp({create:{width:W,height:H,channels:3,background:'#888'}}).composite(comp).png().toFile(out);
