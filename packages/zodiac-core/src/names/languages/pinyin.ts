import { words } from '../names.ts';

/** The pinyin of Chinese names, in simplified and in traditional writing. */
export const pinyin = /* @__PURE__ */ words({
  signs: 'shǔ,niú,hǔ,tù,lóng,shé,mǎ,yáng,hóu,jī,gǒu,zhū',
  stems: 'jiǎ,yǐ,bǐng,dīng,wù,jǐ,gēng,xīn,rén,guǐ',
  branches: 'zǐ,chǒu,yín,mǎo,chén,sì,wǔ,wèi,shēn,yǒu,xū,hài',
  elements: 'mù,huǒ,tǔ,jīn,shuǐ',
  solarTerms:
    'xiǎo hán,dà hán,lì chūn,yǔ shuǐ,jīng zhé,chūn fēn,qīng míng,gǔ yǔ,lì xià,xiǎo mǎn,máng zhòng,xià zhì,xiǎo shǔ,dà shǔ,lì qiū,chǔ shǔ,bái lù,qiū fēn,hán lù,shuāng jiàng,lì dōng,xiǎo xuě,dà xuě,dōng zhì',
  relations:
    'tóng zhī,liù hé,sān hé,shēng wàng bàn hé,mù wàng bàn hé,gǒng hé,sān huì,bàn huì,liù chōng,liù hài,liù pò,xíng,wú ēn zhī xíng,shì shì zhī xíng,wú lǐ zhī xíng,zì xíng',
  between: '-',
});
