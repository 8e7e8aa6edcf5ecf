import { namesOf, words, type Names, koreanBranches, koreanStems } from '../names.ts';

export type { Name, Names } from '../names.ts';

const written = /* @__PURE__ */ words({
  signs: '쥐,소,호랑이,토끼,용,뱀,말,양,원숭이,닭,개,돼지',
  stems: koreanStems,
  branches: koreanBranches,
  elements: '목,화,토,금,수',
  solarTerms:
    '소한,대한,입춘,우수,경칩,춘분,청명,곡우,입하,소만,망종,하지,소서,대서,입추,처서,백로,추분,한로,상강,입동,소설,대설,동지',
  relations:
    '같은 지지,육합,삼합,생왕반합,묘왕반합,공합,방합,반방합,육충,육해,육파,형,무은지형,지세지형,무례지형,자형',
  between: '',
});

const romanized = /* @__PURE__ */ words({
  signs: 'jwi,so,horangi,tokki,yong,baem,mal,yang,wonsungi,dak,gae,dwaeji',
  stems: 'gap,eul,byeong,jeong,mu,gi,gyeong,sin,im,gye',
  branches: 'ja,chuk,in,myo,jin,sa,o,mi,sin,yu,sul,hae',
  elements: 'mok,hwa,to,geum,su',
  solarTerms:
    'sohan,daehan,ipchun,usu,gyeongchip,chunbun,cheongmyeong,gogu,ipha,soman,mangjong,haji,soseo,daeseo,ipchu,cheoseo,baengno,chubun,hallo,sanggang,ipdong,soseol,daeseol,dongji',
  relations:
    'gateun jiji,yukhap,samhap,saengwang-banhap,myowang-banhap,gonghap,banghap,banbanghap,yukchung,yukhae,yukpa,hyeong,mueunjihyeong,jisejihyeong,muryejihyeong,jahyeong',
  between: '-',
});

/** Korean names in hangul, read in Revised Romanization. */
export const names: Names = /* @__PURE__ */ namesOf('ko', written, romanized);
