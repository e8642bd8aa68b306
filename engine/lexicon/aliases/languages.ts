export const languages = `English=Englisch=fluent English=Cambridge Certificate of Proficiency=Certificate of Proficiency in English=Cambridge CPE=Cambridge CAE=Cambridge FCE=Cambridge Certificate in Advanced English=Cambridge Advanced=Cambridge First Certificate
German=Deutsch=Goethe-Zertifikat=TestDaF=telc Deutsch
French=Französisch=DELF=DALF
Spanish=Spanisch
Italian=Italienisch
Dutch
Portuguese
Polish
Russian
Mandarin
Cantonese
Japanese
Arabic
Hindi
Swedish
Norwegian`;
