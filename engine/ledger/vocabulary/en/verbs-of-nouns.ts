/** What a noun says was done: nouns whose verb no ending shows. */
export const verbsOfNouns = `
talk=speak speech=speak presentation=present lecture=lecture sale=sell advice=advise choice=choose analysis=analyse diagnosis=diagnose maintenance=maintain upkeep=maintain
assistance=assist attendance=attend participation=participate supervision=supervise oversight=oversee proposal=propose response=respond removal=remove
storage=store delivery=deliver member=participate membership=participate growth=grow loss=lose knowledge=know creation=create decision=decide approval=approve
sign-off=sign installation=install inspection=inspect examination=examine production=produce reduction=reduce introduction=introduce instruction=instruct
preparation=prepare completion=complete administration=administer organisation=organise coordination=coordinate co-ordination=coordinate negotiation=negotiate
purchase=buy procurement=buy acquisition=acquire collection=collect compilation=compile documentation=document recruitment=recruit translation=translate
calculation=calculate calc=calculate estimate=estimate estimation=estimate evaluation=evaluate investigation=investigate verification=verify observation=observe
communication=communicate recommendation=recommend suggestion=suggest notification=notify referral=refer escalation=escalate complaint=complain
rota=roster roster=roster schedule=schedule timetable=schedule diary=schedule calendar=schedule minutes=minute note=note entry=enter record=record log=log
photograph=photograph photography=photograph photo=photograph video=film recipe=cook meal=cook menu=cook service=serve reception=welcome
induction=induct orientation=orientate training=train coaching=coach tuition=teach lesson=teach class=teach education=educate workshop=present session=present
leader=lead leadership=lead head=head chief=lead captain=captain chair=chair manager=manage management=manage director=direct supervisor=supervise foreman=supervise
trainer=train coach=coach mentor=mentor tutor=tutor teacher=teach instructor=instruct assessor=assess auditor=audit inspector=inspect editor=edit writer=write author=author
designer=design developer=develop programmer=program engineer=engineer planner=plan organiser=organise coordinator=coordinate administrator=administer
buyer=buy seller=sell cleaner=clean driver=drive operator=operate installer=install fitter=fit builder=build painter=paint cook=cook chef=cook baker=bake
translator=translate interpreter=interpret photographer=photograph volunteer=volunteer helper=help assistant=assist deputy=deputise buddy=buddy
sponsor=sponsor owner=own host=host keyholder=open lookout=watch
draft=draft pilot=pilot trial=trial test=test prototype=prototype mock-up=mock_up plan=plan design=design repair=repair fix=fix swap=swap replacement=replace
redesign=redesign launch=launch rollout=roll_out release=release deployment=deploy implementation=implement rewrite=rewrite update=update upgrade=upgrade
stocktake=count count=count check=check survey=survey review=review report=report summary=summarise article=write story=write blog=write newsletter=write letter=write
email=email call=call phone=phone query=query enquiry=enquire question=ask request=request order=order invoice=invoice payment=pay refund=refund bill=bill
quote=quote price=price budget=budget forecast=forecast cash=cash till=cash reconciliation=reconcile balance=balance payroll=pay
care=care help=help support=support visit=visit walk=walk patrol=patrol escort=escort move=move transfer=transfer pick=pick pack=pack load=load shipment=ship
feed=feed bath=bathe wash=wash clean=clean haircut=cut vaccination=vaccinate injection=inject massage=massage therapy=treat treatment=treat surgery=operate
interview=interview hire=hire appointment=appoint award=award win=win win-back=win prize=win certificate=certify licence=license
`;
